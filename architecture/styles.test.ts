import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { classesOf } from '../scripts/css-types.mjs';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');
/** The files that style every page: tokens and elements, Mantine by its own class names, and the page before the product is loaded. */
const GLOBAL = [
  'web/src/app/boot.css',
  'web/src/ui/inputs/mantine.css',
  'web/src/ui/look/look.css',
  'web/src/ui/look/base/base.css',
  'web/src/ui/look/base/baseline.css',
  'web/src/ui/look/base/forced-colours.css',
  'web/src/ui/look/base/motion.css',
  'web/src/ui/look/base/print.css',
];
/** The only classes of our own that a global file styles: those of index.html. */
const GLOBAL_CLASSES = ['boot', 'boot-failed'];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sheets = globSync('web/src/**/*.css', { cwd: root }).toSorted();
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sources = sourceFiles(root, 'web/src').map((file) => ({ file, text: read(file) }));

type Uses = {
  /** Modules that the file imports as a namespace, by the name it gives them. */
  imports: { name: string; module: string; isLast: boolean }[];
  /** `styles.name`, by the name of the import. */
  classes: { of: string; name: string }[];
  /** Class names written as text. */
  texts: string[];
};

function usesOf(file: string, text: string): Uses {
  const { program } = parseSync(file, text);
  const imports = program.body.flatMap((node, at) => {
    if (node.type !== 'ImportDeclaration' || !node.source.value.endsWith('.module.css')) return [];
    const later = program.body.slice(at + 1).filter((other) => other.type === 'ImportDeclaration');
    const isLast = later.every((other) => other.source.value.endsWith('.css'));
    const module = normalize(join(dirname(file), node.source.value));
    return node.specifiers.map(({ local }) => ({ name: local.name, module, isLast }));
  });
  const names = new Set(imports.map(({ name }) => name));
  const classes: Uses['classes'] = [];
  const texts: string[] = [];
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && names.has(object.name) && property.type === 'Identifier')
        classes.push({ of: object.name, name: property.name });
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value?.type === 'Literal') texts.push(String(value.value));
    },
  }).visit(program);
  return { imports, classes, texts };
}

const uses = new Map(sources.map(({ file, text }) => [file, usesOf(file, text)]));
/** `module.css class`, for every class that is used. */
const used = new Set(
  [...uses.values()].flatMap(({ imports, classes }) =>
    classes.flatMap(({ of, name }) =>
      imports.filter((one) => one.name === of).map(({ module }) => `${module} ${name}`),
    ),
  ),
);
const styled = new Set(modules.flatMap((module) => classesOf(read(module)).map((name) => `${module} ${name}`)));

test('every stylesheet is the module of a part, except a few', () => {
  expect(sheets.filter((file) => !file.endsWith('.module.css'))).toEqual(GLOBAL.toSorted());
});

test('every stylesheet is imported', () => {
  const importers = [...sources, ...GLOBAL.map((file) => ({ file, text: read(file) }))];
  const imported = new Set(
    importers.flatMap(({ file, text }) =>
      [...text.matchAll(/import [^'"]*['"](\.[^'"]+\.css)['"]/g)].map(([, path = '']) =>
        normalize(join(dirname(file), path)),
      ),
    ),
  );
  expect(sheets.filter((file) => !imported.has(file))).toEqual([]);
});

test('a class is styled by one file: no module styles a global class, and no global file styles a part', () => {
  const rest = GLOBAL.flatMap((file) => classesOf(read(file)).filter((name) => !name.startsWith('mantine-')));
  expect([...new Set(rest)]).toEqual(GLOBAL_CLASSES);
  const reached = modules.flatMap((file) => [...read(file).matchAll(/:global\(\.(?!mantine-)[^)]*\)/g)].map(String));
  expect(reached).toEqual([]);
});

test('every class of a module is used, and every class that is used exists', () => {
  expect([...styled].filter((one) => !used.has(one))).toEqual([]);
  expect([...used].filter((one) => !styled.has(one))).toEqual([]);
});

test('class names are never text, and a module is imported only for its classes', () => {
  const texts = [...uses].flatMap(([file, { texts: found }]) => found.map((text) => `${file}: ${text}`));
  expect(texts).toEqual([]);
  const whole = sources.filter(({ text }) => /import [^*'\n]+ from '[^']+\.module\.css'/.test(text));
  expect(whole.map(({ file }) => file)).toEqual([]);
});

test('a file imports its styles last, so that they come after those of the parts it is made of', () => {
  const early = [...uses].flatMap(([file, { imports }]) => imports.filter(({ isLast }) => !isLast).map(() => file));
  expect(early).toEqual([]);
});

test('a feature is styled by its own modules and by those of the kit', () => {
  const slice = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const foreign = [...uses].flatMap(([file, { imports }]) =>
    imports.filter(({ module }) => slice(module) !== undefined && slice(module) !== slice(file)).map(() => file),
  );
  expect(foreign).toEqual([]);
});

test('names of classes say what they are', () => {
  const names = [...styled].map((one) => one.split(' ')[1] ?? '');
  expect(names.filter((name) => !/^[a-z][A-Za-z0-9]{2,}$/.test(name))).toEqual([]);
});

test('an animation is defined in the file that uses it, since its name is local to the file too', () => {
  const missing = modules.flatMap((file) => {
    const css = read(file);
    const known = new Set([...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
    const named = [...css.matchAll(/\banimation(?:-name)?: ([a-z][a-z-]*)/g)].map(([, name]) => name);
    return named.filter((name) => name !== 'none' && !known.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('the test finds violations', () => {
  const text =
    "import * as styles from './a.module.css';\nimport x from './b.ts';\n<i className=\"row\">{styles.gone}</i>;";
  const found = usesOf('web/src/a.tsx', text);
  expect(found.texts).toEqual(['row']);
  expect(found.imports).toEqual([{ name: 'styles', module: 'web/src/a.module.css', isLast: false }]);
  expect(found.classes).toEqual([{ of: 'styles', name: 'gone' }]);
  expect(classesOf('/* .no */ .a:hover > .b-c:not(.d) { width: 0.5em } :global(.mantine-x) .a {} [d=".e"] {}')).toEqual(
    ['a', 'b-c', 'd'],
  );
});
