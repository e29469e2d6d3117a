// Where the core can be changed in a small way, and how: read from its syntax. Pure but for reading the sources.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { luckOf, mixed } from '../core/kernel/luck.ts';

/** One small change: the text from..to of the file becomes `text`. `ids`: the rules or cards that the place is about. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly ids: readonly string[];
};

const OPPOSITE: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
};

/** Files whose changes no player could see: types, words for reports, speed, the checks of the checks. */
const PASSED_OVER = /(vocabulary|state|frames|actions|events|public|index|view|notation|invariants|search|config)\.ts$/;

/** Where the cards of the games stand: what is changed there belongs to a card, and its words and effect data are changed too. */
const CARD_FILES =
  /\/cards\/|\/lair\/(abilities\/(barbarian|cleric|druid|ranger|rogue|wizard)|gear\/(weapons|armor|accessories)|tiles\/tiles)\.ts$/;

export type Changed = 'brah' | 'lair';

/** Every small change of the rules and cards of a game, in the order of the sources. */
export function mutantsOf(root: string, game: Changed, only: string | null): readonly Mutant[] {
  const files = filesUnder(join(root, 'src/core', game)).map((path) => relative(root, path));
  return files
    .filter((file) => !PASSED_OVER.test(file) && (only === null || file === only))
    .flatMap((file) => mutantsIn(file, readFileSync(join(root, file), 'utf8')));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesUnder(path) : path.endsWith('.ts') ? [path] : [];
    });
}

export function mutantsIn(file: string, source: string): Mutant[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2023, true);
  const game = file.startsWith('src/core/lair/') ? 'lair' : 'brah';
  const isCards = CARD_FILES.test(file);
  const out: Mutant[] = [];
  const add = (node: ts.Node, text: string): void => {
    const from = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(from).line + 1;
    const ids = isCards ? cardIdsAround(node) : ruleIdsAround(node, source);
    // A place in the card files that belongs to no card is machinery, not data.
    if (!isCards || ids.length > 0) out.push({ file, line, from, to: node.getEnd(), text, ids });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isThrow(node)) return;
    if (ts.isBinaryExpression(node)) {
      const text = OPPOSITE[node.operatorToken.kind];
      const isText = ts.isStringLiteral(node.left) || ts.isTemplateExpression(node.left);
      if (text !== undefined && !isText) add(node.operatorToken, text);
    }
    if (ts.isNumericLiteral(node) && !isName(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(tree)})`);
    if (isCards && ts.isStringLiteral(node)) {
      const other = otherText(game, node.text);
      if (other !== null && !isUnread(node)) add(node, `'${other}'`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return out;
}

function isThrow(node: ts.Node): boolean {
  return ts.isThrowStatement(node);
}

/** The number a step gets is a name: any other that is not the first does as well. Where it is asked for is changed. */
function isName(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && parent.name.getText() === 'step' && node.text !== '0';
}

/** Words of card data that have a neighbour, by game. */
const OTHER_WORD: Readonly<Record<Changed, Readonly<Record<string, string>>>> = {
  brah: {
    melee: 'magic',
    magic: 'melee',
    basic: 'utility',
    utility: 'basic',
    legendary: 'basic',
    hero: 'all',
    self: 'opponents',
    opponents: 'self',
    must: 'may',
    may: 'must',
    random: 'look',
    look: 'random',
    monster: 'kevin',
  },
  lair: {
    near: 'ranged',
    ranged: 'near',
    shield: 'plain',
    plain: 'shield',
    fight: 'dungeon',
    dungeon: 'fight',
    corridor: 'chamber',
    chamber: 'treasure',
    treasure: 'trap',
    trap: 'corridor',
  },
};

function otherText(game: Changed, text: string): string | null {
  return OTHER_WORD[game][text] ?? (game === 'lair' ? otherData(text) : null);
}

/** Effect data with its last number one higher, or the doors of a tile with one less; null for other text. */
function otherData(text: string): string | null {
  if (/^(?=.)N?E?S?W?$/.test(text)) return text.length === 1 ? 'E' : text.slice(0, -1);
  if (!/^(on(Hit|Kill): )?[a-z][A-Za-z]*([+-]\d|\()/.test(text)) return null;
  const changed = text.replace(/\d+(?=\D*$)/, (n) => String(Number(n) + 1));
  return changed === text ? null : changed;
}

const WHOSE: readonly string[] = ['handLimit', 'trades', 'extraDraws', 'statMod', 'reward'];

/**
 * Whom a standing number is for follows from where its card lies (a Trait is its owner's, a World Enchantment is
 * everybody's); the word that says so is there for whoever reads the card, and no rule reads it.
 */
function isUnread(node: ts.StringLiteral): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return WHOSE.includes(parent.expression.getText());
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'who') return false;
  return (
    ts.isObjectLiteralExpression(parent.parent) && parent.parent.properties.some((p) => p.name?.getText() === 'number')
  );
}

/** The cards that a place in the card data is about: the nearest record or call around it that holds an id. */
function cardIdsAround(node: ts.Node): string[] {
  for (let at: ts.Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (ts.isObjectLiteralExpression(at)) {
      for (const property of at.properties) {
        const isId = ts.isPropertyAssignment(property) && /^(id|family)$/.test(property.name.getText());
        if (isId && ts.isStringLiteral(property.initializer)) return [property.initializer.text];
      }
    }
    if (ts.isCallExpression(at)) {
      const [first] = at.arguments;
      if (first !== undefined && ts.isStringLiteral(first) && CARD_ID.test(first.text)) return [first.text];
    }
  }
  return [];
}

const CARD_ID = /^([a-z0-9]+(-[a-z0-9]+)+|[A-Z]+\d+|ENT|SHR|GAT)$/;
const RULE_ID = /\b([BL]-[A-Z]+-\d+|GEO-C?\d+)\b/g;
const RULE_RANGE = /\b([BL]-[A-Z]+)-(\d+) to (?:[BL]-[A-Z]+)?-?(\d+)\b/g;

/** The ids in the comments nearest to a place: on its statement, on the statements around it, on its function. */
function ruleIdsAround(node: ts.Node, source: string): string[] {
  for (let at: ts.Node | undefined = node; at !== undefined && !ts.isSourceFile(at); at = at.parent) {
    const comments = ts.getLeadingCommentRanges(source, at.getFullStart()) ?? [];
    const trailing = ts.isStatement(at) ? (ts.getTrailingCommentRanges(source, at.getEnd()) ?? []) : [];
    const text = [...comments, ...trailing].map((c) => source.slice(c.pos, c.end)).join(' ');
    const ids = [...text.matchAll(RULE_ID)].map(([id]) => id);
    for (const [, name = '', low = '', high = ''] of text.matchAll(RULE_RANGE)) {
      for (let n = Number(low); n <= Number(high); n += 1) ids.push(`${name}-${String(n).padStart(low.length, '0')}`);
    }
    if (ids.length > 0) return [...new Set(ids)];
  }
  return [];
}

/** So many of the list, chosen by a seed: the same seed chooses the same. */
export function sampled<T>(list: readonly T[], n: number, seed: string): readonly T[] {
  return mixed(luckOf(`mutants/${seed}`), list).slice(0, n);
}
