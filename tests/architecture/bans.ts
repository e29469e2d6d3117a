// What src/core may not contain, read from the syntax of one file: whatever could differ between two engines,
// two runs or two peers, and what hides a mistake from the compiler. docs/determinism.md gives the reasons.

import ts from 'typescript';

export type Ban =
  | 'a name of the outside'
  | 'Math that is not exact'
  | 'a promise'
  | 'words by locale'
  | 'for in'
  | 'sort without comparator'
  | 'a variable of the module'
  | 'enum'
  | 'any'
  | 'non-null !'
  | 'export *'
  | 'export default'
  | 'the face table';

export type Fault = { readonly ban: Ban; readonly line: number; readonly text: string };

/** Clocks, luck, timers, engines' own tables, and the ways to reach them. */
const OUTSIDE: ReadonlySet<string> = new Set([
  'Date',
  'performance',
  'Intl',
  'Temporal',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'requestAnimationFrame',
  'crypto',
  'WeakRef',
  'FinalizationRegistry',
  'globalThis',
  'window',
  'self',
  'document',
  'process',
  'console',
  'eval',
]);

/** Exact on every engine for safe integers. The others may differ in the last bit. */
const EXACT: ReadonlySet<string> = new Set(['floor', 'ceil', 'trunc', 'min', 'max', 'abs', 'sign', 'imul', 'clz32']);

/**
 * The only files that may read which face a card has: knowledge asks who was shown it, and all others ask knowledge;
 * a dealer holds faces of its own, those that nobody was shown.
 */
const KNOWLEDGE = /^src\/core\/([a-z]+\/knowledge|kernel\/([a-z]+-)?dealer)\.ts$/;

/** All faults of one file, in order. `path` is from the top of the project. */
export function bansIn(path: string, text: string): readonly Fault[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const faults: Fault[] = [];
  const visit = (node: ts.Node): void => {
    const ban = banOf(node, KNOWLEDGE.test(path));
    if (ban !== null) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      faults.push({ ban, line, text: node.getText(file).split('\n')[0] ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

function banOf(node: ts.Node, mayReadFaces: boolean): Ban | null {
  if (ts.isIdentifier(node)) return banOfName(node, mayReadFaces);
  if (ts.isForInStatement(node)) return 'for in';
  if (ts.isForOfStatement(node)) return node.awaitModifier === undefined ? null : 'a promise';
  if (ts.isAwaitExpression(node) || node.kind === ts.SyntaxKind.AsyncKeyword) return 'a promise';
  if (ts.isCallExpression(node)) return isBareSort(node) ? 'sort without comparator' : null;
  if (ts.isBinaryExpression(node)) return isPower(node.operatorToken.kind) ? 'Math that is not exact' : null;
  if (ts.isVariableStatement(node)) return isOfModule(node) ? 'a variable of the module' : null;
  if (ts.isEnumDeclaration(node)) return 'enum';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  if (ts.isNonNullExpression(node)) return 'non-null !';
  if (ts.isPropertyDeclaration(node)) return node.exclamationToken === undefined ? null : 'non-null !';
  if (ts.isExportDeclaration(node)) return isWhole(node) ? 'export *' : null;
  if (ts.isExportAssignment(node)) return 'export default';
  if (node.kind === ts.SyntaxKind.DefaultKeyword) return ts.isDefaultClause(node.parent) ? null : 'export default';
  if (ts.isStringLiteral(node) && ts.isElementAccessExpression(node.parent))
    return banOfMember(node.text, mayReadFaces);
  return null;
}

/** A name: of a global, or of a member that is read or taken apart. */
function banOfName(node: ts.Identifier, mayReadFaces: boolean): Ban | null {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) {
    return banOfMember(node.text, mayReadFaces || isAnswer(parent.expression));
  }
  if (ts.isBindingElement(parent) && isTakenByName(parent, node)) {
    const from = parent.parent.parent;
    const isOfAnswer = ts.isVariableDeclaration(from) && from.initializer !== undefined && isAnswer(from.initializer);
    return banOfMember(node.text, mayReadFaces || isOfAnswer);
  }
  if (isOnlyAKey(node)) return null;
  if (node.text === 'Promise' || node.text === 'PromiseLike') return 'a promise';
  if (OUTSIDE.has(node.text)) return 'a name of the outside';
  if (node.text === 'Math') return isExactMath(parent, node) ? null : 'Math that is not exact';
  return null;
}

function banOfMember(name: string, mayReadFaces: boolean): Ban | null {
  if (name === 'faces') return mayReadFaces ? null : 'the face table';
  return name.startsWith('toLocale') || name === 'localeCompare' ? 'words by locale' : null;
}

/** `{ faces }` and `{ faces: printed }` read a member of that name; `[faces]` does not. */
function isTakenByName(element: ts.BindingElement, node: ts.Identifier): boolean {
  return ts.isObjectBindingPattern(element.parent) && (element.propertyName ?? element.name) === node;
}

/** An answer of chance brings faces along; what it names is input, not the table. It goes by the name `answer`. */
function isAnswer(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return isAnswer(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'answer';
  return ts.isIdentifier(node) && node.text === 'answer';
}

/** The key of a field or of a type's member says nothing about a global of the same name. */
function isOnlyAKey(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isPropertyDeclaration(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

function isExactMath(parent: ts.Node, node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) && parent.expression === node && EXACT.has(parent.name.text);
}

function isBareSort(node: ts.CallExpression): boolean {
  if (node.arguments.length > 0 || !ts.isPropertyAccessExpression(node.expression)) return false;
  return node.expression.name.text === 'sort' || node.expression.name.text === 'toSorted';
}

/** `**` is Math.pow by another name. */
function isPower(operator: ts.SyntaxKind): boolean {
  return operator === ts.SyntaxKind.AsteriskAsteriskToken || operator === ts.SyntaxKind.AsteriskAsteriskEqualsToken;
}

function isOfModule(node: ts.VariableStatement): boolean {
  return ts.isSourceFile(node.parent) && (node.declarationList.flags & ts.NodeFlags.Const) === 0;
}

function isWhole(node: ts.ExportDeclaration): boolean {
  return node.exportClause === undefined || ts.isNamespaceExport(node.exportClause);
}
