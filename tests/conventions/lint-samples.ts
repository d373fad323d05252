export type Sample = { what: string; path: string; code: string }

const floors = 'house(import-direction)'
const tokens = 'house(style-tokens)'
const words = 'house(translated-text)'
const elements = 'react(forbid-elements)'

export const forbidden: (Sample & { rule: string })[] = [
  {
    what: 'a handler that a failed fetch of code passes by',
    path: 'src/ui/sample.ts',
    code: `export const load = () => import('./actions/button.tsx').catch(() => undefined)`,
    rule: 'house(handled-import)',
  },
  {
    what: 'the design system knowing a feature',
    path: 'src/ui/sample.ts',
    code: `import '#domains/identity/users/index.ts'`,
    rule: floors,
  },
  {
    what: 'the design system knowing a text',
    path: 'src/ui/sample.ts',
    code: `import '#i18n/texts.ts'`,
    rule: floors,
  },
  {
    what: 'a frame knowing a feature',
    path: 'src/layouts/sample.ts',
    code: `export { users } from '#domains/identity/users/index.ts'`,
    rule: floors,
  },
  {
    what: 'the kit knowing a domain',
    path: 'src/kit/forms/sample.ts',
    code: `import '#domains/identity/users/index.ts'`,
    rule: floors,
  },
  {
    what: 'a domain knowing the application',
    path: 'src/domains/identity/account/sample.ts',
    code: `import '#app/api/index.server.ts'`,
    rule: floors,
  },
  {
    what: 'a domain knowing one above it',
    path: 'src/domains/identity/account/sample.ts',
    code: `import '#domains/operations/jobs/index.ts'`,
    rule: floors,
  },
  {
    what: 'a feature that another one needs needing it, even through a third',
    path: 'src/domains/identity/one/sample.ts',
    code: `import '#domains/identity/two/index.ts'`,
    rule: 'house(folder-cycle)',
  },
  {
    what: 'the second feature of that cycle',
    path: 'src/domains/identity/two/sample.ts',
    code: `export { three } from '#domains/identity/three/index.ts'`,
    rule: 'house(folder-cycle)',
  },
  {
    what: 'the third feature of that cycle, even lazily',
    path: 'src/domains/identity/three/sample.ts',
    code: `export const load = () => import('#domains/identity/one/index.ts')`,
    rule: 'house(folder-cycle)',
  },
  {
    what: 'a folder inside a feature needing one beside it that needs it',
    path: 'src/kit/parts/inner/sample.ts',
    code: `import '../outer/other.ts'`,
    rule: 'house(folder-cycle)',
  },
  {
    what: 'the second folder of that cycle, by a deeper one',
    path: 'src/kit/parts/outer/deep/sample.ts',
    code: `import '../../inner/other.ts'`,
    rule: 'house(folder-cycle)',
  },
  {
    what: 'the base knowing a module',
    path: 'src/routes/sample.ts',
    code: `import '#modules/two/module.ts'`,
    rule: floors,
  },
  {
    what: 'a module knowing one that it does not need',
    path: 'modules/two/sample.ts',
    code: `import '#modules/one/index.ts'`,
    rule: floors,
  },
  {
    what: 'the insides of a feature of a module',
    path: 'modules/three/screens/sample.ts',
    code: `import '#modules/two/part/inside.ts'`,
    rule: floors,
  },
  {
    what: 'a module knowing the application',
    path: 'modules/two/sample.ts',
    code: `import '#app/api/index.server.ts'`,
    rule: floors,
  },
  {
    what: 'the platform knowing a screen, even lazily',
    path: 'src/platform/sample.ts',
    code: `export const load = () => import('#ui/actions/button.tsx')`,
    rule: floors,
  },
  {
    what: 'a feature knowing a route',
    path: 'src/domains/identity/account/sample.ts',
    code: `import '../../../routes/-search.ts'`,
    rule: floors,
  },
  {
    what: 'the insides of another feature',
    path: 'src/domains/identity/account/sample.ts',
    code: `import '#domains/identity/users/user.ts'`,
    rule: floors,
  },
  {
    what: 'the insides of another feature by a relative path',
    path: 'src/domains/identity/account/sample.ts',
    code: `import '../users/user.ts'`,
    rule: floors,
  },
  {
    what: 'another floor by a relative path',
    path: 'src/layouts/sample.ts',
    code: `import '../ui/actions/button.tsx'`,
    rule: floors,
  },
  {
    what: 'a neighbour by the name of the floor',
    path: 'src/ui/sample.ts',
    code: `import '#ui/actions/button.tsx'`,
    rule: floors,
  },
  {
    what: 'a path without extension',
    path: 'src/ui/sample.ts',
    code: `import './button'`,
    rule: floors,
  },
  {
    what: 'server code in a screen',
    path: 'src/domains/identity/account/sample.tsx',
    code: `import { listPets } from './list-pets.server.ts'\nexport const list = listPets`,
    rule: floors,
  },
  {
    what: 'the services in a screen',
    path: 'src/routes/sample.tsx',
    code: `import { services } from '#platform/services.ts'\nexport const here = services`,
    rule: floors,
  },
  {
    what: 'code from outside src',
    path: 'src/ui/sample.ts',
    code: `import '../../scripts/start.mjs'`,
    rule: floors,
  },
  ...[
    'ml-4',
    'md:pr-2',
    '-left-1',
    'right-auto',
    'text-left',
    'hover:text-right',
    'rounded-l-lg',
    'rounded-tr',
    'border-l',
    'border-r-2',
    'scroll-ml-4',
    'float-right',
    'dark:bg-card',
    'bg-slate-100',
    'hover:text-red-600/50',
    'border-white',
    'bg-[#fff]',
    'text-[oklch(0.5_0.1_300)]',
  ].map((token) => ({
    what: `the class ${token}`,
    path: 'src/ui/sample.tsx',
    code: `export const box = <p className={\`flex ${token}\`} />`,
    rule: tokens,
  })),
  ...['button', 'input', 'select', 'textarea'].map((element) => ({
    what: `a raw <${element}> outside ui/`,
    path: 'src/domains/identity/account/sample.tsx',
    code: `export const raw = <${element} />`,
    rule: elements,
  })),
  ...[
    '<p>Hello</p>',
    "<p>{'Hello'}</p>",
    '<p>{`Hello ${name}`}</p>',
    "<p>{ready && 'Hello'}</p>",
    '<p title="Hello" />',
    "<p aria-label={ready ? 'Yes' : name} />",
    '<img src="/a.png" alt="A pet" />',
    '<Field label="Name" />',
  ].map((element) => ({
    what: `the untranslated text of ${element}`,
    path: 'src/ui/sample.tsx',
    code: `export const text = (name: string, ready: boolean) => ${element}`,
    rule: words,
  })),
  {
    what: 'a value of any type',
    path: 'src/platform/sample.ts',
    code: `export const parse = (value: any) => String(value)`,
    rule: 'typescript(no-explicit-any)',
  },
  {
    what: 'a promise that nobody waits for',
    path: 'src/platform/sample.ts',
    code: `export function go() {\n  Promise.reject(new Error('lost'))\n}`,
    rule: 'typescript(no-floating-promises)',
  },
  {
    what: 'an error swallowed',
    path: 'src/platform/sample.ts',
    code: `export function go() {\n  try {\n    JSON.parse('')\n  } catch {}\n}`,
    rule: 'eslint(no-empty)',
  },
  {
    what: 'a file of more than 300 lines',
    path: 'src/platform/sample.ts',
    code: `export const lines = 1\n${'// line\n'.repeat(300)}`,
    rule: 'eslint(max-lines)',
  },
]

export const allowed: Sample[] = [
  {
    what: 'a route using all the floors below it',
    path: 'src/routes/sample.tsx',
    code: [
      `import '#domains/identity/users/user.ts'`,
      `import '#layouts/page.tsx'`,
      `import '#ui/theme/styles.css?url'`,
      `import '#i18n/languages.ts'`,
    ].join('\n'),
  },
  {
    what: 'a module using the base, and a module that it needs',
    path: 'modules/three/sample.ts',
    code: `import '#routes/-search.ts'\nimport '#kit/parts/index.ts'\nimport '#modules/two/index.ts'`,
  },
  {
    what: 'a feature using another through its face',
    path: 'src/domains/identity/account/sample.ts',
    code: `import '#domains/identity/users/index.ts'`,
  },
  {
    what: 'server code using server code',
    path: 'src/domains/identity/account/sample.server.ts',
    code: `import '#platform/services.ts'\nimport './list-pets.server.ts'\nimport '#domains/identity/users/index.server.ts'`,
  },
  {
    what: 'server code where a server function is defined',
    path: 'src/domains/identity/account/sample.ts',
    code: `import { createServerFn } from '@tanstack/react-start'\nimport './list-pets.server.ts'\nexport { createServerFn }`,
  },
  {
    what: 'the type of what the server gives',
    path: 'src/domains/identity/account/sample.ts',
    code: `import type { Pet } from './list-pets.server.ts'\nexport type Listed = Pet`,
  },
  {
    what: 'logical sides and tokens',
    path: 'src/ui/sample.tsx',
    code: `export const box = <p className="ms-4 pe-2 start-0 text-start rounded-s-lg border-e border-line bg-card inset-x-0 mx-auto left-handed" />`,
  },
  {
    what: 'raw controls in ui/',
    path: 'src/ui/sample.tsx',
    code: `export const raw = <button type="button" />`,
  },
  {
    what: 'translated text, numbers and signs',
    path: 'src/layouts/sample.tsx',
    code: `export const text = (t: (key: string) => string) => <p title={t('a.b')}>{t('a.c')} · 1 %</p>`,
  },
]
