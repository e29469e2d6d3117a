// The settings of a person: they hold at once and are kept.

import { Choice, Page } from './page.tsx';
import type { Preferences } from './preferences.ts';
import { MOTIONS, PACES, TABLES, TEXT_SIZES, VERBOSITIES } from './preferences.ts';

type SettingsProps = { readonly preferences: Preferences; readonly onChange: (preferences: Preferences) => void };

export function SettingsForm({ preferences, onChange }: SettingsProps) {
  return (
    <div class="settings-form">
      <Choice
        legend="Show the game as"
        name="table"
        value={preferences.table}
        options={TABLES}
        onPick={(table) => onChange({ ...preferences, table })}
      />
      <Choice
        legend="Text size"
        name="text-size"
        value={preferences.textSize}
        options={TEXT_SIZES}
        onPick={(textSize) => onChange({ ...preferences, textSize })}
      />
      <Choice
        legend="Pace of the bots"
        name="pace"
        value={preferences.pace}
        options={PACES}
        onPick={(pace) => onChange({ ...preferences, pace })}
      />
      <Choice
        legend="Motion"
        name="motion"
        value={preferences.motion}
        options={MOTIONS}
        onPick={(motion) => onChange({ ...preferences, motion })}
      />
      <Choice
        legend="Read out"
        name="verbosity"
        value={preferences.verbosity}
        options={VERBOSITIES}
        onPick={(verbosity) => onChange({ ...preferences, verbosity })}
      />
    </div>
  );
}

export function SettingsPage(props: SettingsProps) {
  return (
    <Page title="Settings">
      <section class="paper setup-part">
        <SettingsForm {...props} />
      </section>
    </Page>
  );
}
