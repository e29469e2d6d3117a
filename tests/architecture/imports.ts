// Reads the imports of a source tree with dependency-cruiser and says which of them the table of layers forbids.

import { cruise, type ICruiseResult, type IFlattenedRuleSet, type IForbiddenRuleType } from 'dependency-cruiser';
import { HIDDEN, LAYERS } from './layers.ts';

function rules(): IForbiddenRuleType[] {
  const layers = LAYERS.map(
    (layer): IForbiddenRuleType => ({
      name: layer.name,
      severity: 'error',
      from: { path: layer.files },
      to: { path: '^(src|scenes|tests|assets)/', pathNot: [layer.files, ...layer.may] },
    }),
  );
  const libraries = HIDDEN.map(
    ({ library, only }): IForbiddenRuleType => ({
      name: `only-there-${library}`,
      severity: 'error',
      from: { path: '^(src|scenes|tests)/', pathNot: only },
      to: { path: `(^|/)node_modules/${library}/|^${library}(/|$)` },
    }),
  );
  return [
    ...layers,
    ...libraries,
    // Types may name each other in a ring (a state, its actions, its frames): nothing of that is loaded.
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    // Whatever is no file of ours: a package (found or not) or a module of Node.
    {
      name: 'core-needs-no-library',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^[^.]', pathNot: '^(src|scenes|tests|assets)/' },
    },
  ];
}

/** What was seen, and each forbidden import as `rule: from → to`. */
export type Imports = { readonly files: readonly string[]; readonly faults: readonly string[] };

/** Reads `folders` of the tree at `root`; type-only imports count like all others. */
export async function importsOf(root: string, folders: readonly string[]): Promise<Imports> {
  const ruleSet: IFlattenedRuleSet = { forbidden: rules() };
  const { output } = await cruise([...folders], {
    baseDir: root,
    validate: true,
    ruleSet,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'] },
  });
  const result = output as ICruiseResult;
  return {
    files: result.modules.map((module) => module.source).filter((path) => /\.tsx?$/.test(path)),
    faults: result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}
