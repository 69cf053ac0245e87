// Who may import whom: the table of the architecture, as rules. Checked by `npm run imports`.

/** What a folder may import of ours, beside its own files. What is not listed is forbidden. */
const mayImport = {
  'src/dice/': ['src/generated/dice-grammar'],
  'src/engine/': ['src/dice/'],
  'src/systems/registry.ts': ['src/systems/', 'src/engine/', 'src/dice/'],
  'src/systems/[^/]+/': ['src/engine/', 'src/dice/'],
  'src/app/': ['src/engine/', 'src/dice/', 'src/systems/registry.ts'],
  'src/markdown/': [],
  'src/view/': ['src/engine/', 'src/dice/', 'src/markdown/', 'src/systems/registry.ts'],
  'src/store/': ['src/app/ports.ts', 'src/generated/(sqlite|postgresql)/'],
  'src/discord/': ['src/app/', 'src/view/'],
  'commands/': ['src/app/', 'src/view/', 'src/discord/'],
  'src/playground/': ['src/markdown/'],
  'src/settings.ts': [],
  'src/beacon.ts': ['src/app/ports.ts'],
  'src/logger.ts': [],
  'src/sweep.ts': [],
  'src/(main|compose).ts': ['src/', 'commands/'],
};

/** Libraries that belong to some folders only. */
const librariesOf = [
  {
    name: 'discord.js',
    packages: 'discord\\.js|@discordjs/[^/]+',
    folders: ['src/discord/', 'commands/'],
  },
  {
    name: 'prisma',
    packages: '@prisma/[^/]+|prisma|pg|better-sqlite3',
    folders: ['src/store/'],
  },
  {
    name: 'resvg',
    packages: '@resvg/[^/]+',
    folders: ['src/discord/'],
  },
  {
    // Other logs would hold what people wrote.
    name: 'pino',
    packages: 'pino',
    folders: ['src/logger.ts'],
    typesAnywhere: true,
  },
];

const any = (paths) => `^(${paths.join('|')})`;
const ours = '^(src|commands|test|bench|tools)/';
const pure = any(['src/dice/', 'src/engine/', 'src/systems/']);

const folderRules = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder.replace(/\/$/, '').replace('[^/]+', 'x')}-imports`,
  comment: `${folder} may import ${others.join(', ') || 'nothing of ours'} beside its own files.`,
  severity: 'error',
  from: { path: `^(${folder})`, ...(folder.includes('[^/]+') && { pathNot: '^src/systems/registry\\.ts$' }) },
  // $1 is the folder the importing file is in: for a system, that very system.
  to: { path: ours, pathNot: ['^$1', ...others.map((other) => `^${other}`)] },
}));

const libraryRules = librariesOf.map(({ name, packages, folders, typesAnywhere = false }) => ({
  name: `${name}-only-where-it-belongs`,
  comment: `Only ${folders.join(', ')} may know ${name}.`,
  severity: 'error',
  from: { path: '^(src|commands)/', pathNot: [any(folders), '^src/generated/'] },
  to: {
    path: `^node_modules/(${packages})/`,
    ...(typesAnywhere && { dependencyTypesNot: ['type-only'] }),
  },
}));

export default {
  forbidden: [
    ...folderRules,
    ...libraryRules,
    {
      name: 'pure-core',
      comment: 'Dice, engine and systems do no I/O: none of Node, and of libraries only those that compute.',
      severity: 'error',
      from: { path: pure },
      to: {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(immer|zod|fastest-levenshtein|@noble/hashes)/',
      },
    },
    {
      name: 'systems-are-opened-when-needed',
      comment: 'A rulebook that is imported at the start costs memory in every bot that nobody plays it on.',
      severity: 'error',
      from: { path: '^(src|commands)/', pathNot: '^src/systems/[^/]+/' },
      to: { path: '^src/systems/[^/]+/', dynamic: false },
    },
    {
      name: 'every-file-has-its-place',
      comment: 'A new folder in src must be put into the table above.',
      severity: 'error',
      from: { path: '^src/', pathNot: [any(Object.keys(mayImport)), '^src/generated/'] },
      to: {},
    },
    {
      name: 'no-circles',
      comment:
        'Files that need each other in a circle, be it for types alone, can only be understood together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'exists',
      comment: 'An import must lead somewhere; an optional package may be missing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^drand-client$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules', '^src/generated/'] },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.d.ts'],
    },
  },
};
