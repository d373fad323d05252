import { describe, expect, test } from 'vitest'
import { englishTexts } from './english-texts.ts'
import { projectFiles } from './project-files.ts'
import {
  type DescribedResource,
  type KnownKeys,
  missingKeys,
  missingNamespaces,
  missingResourceTexts,
  unusedKeys,
} from './text-keys.ts'
import { withNext } from './with-next.ts'

const code = projectFiles('{src,modules}/**/*.{ts,tsx}').filter(
  ({ path }) => !path.includes('.test.'),
)
const known: KnownKeys = Object.fromEntries(
  Array.from(englishTexts, ([namespace, texts]) => [namespace, Object.keys(texts)]),
)

test('every text that code asks for exists', () => {
  const missing = code.flatMap((file) => missingKeys(file, known))
  expect(
    withNext(missing, 'add the key to every locales/*.json of its namespace, or correct it'),
  ).toEqual([])
})

test('all texts that code loads ahead exist', () => {
  const missing = code.flatMap((file) => missingNamespaces(file, known))
  expect(withNext(missing, 'name the folder that has the locales folder')).toEqual([])
})

const described = Object.values(
  import.meta.glob<Record<string, DescribedResource>>(
    ['../../src/domains/**/*.resource.ts', '../../modules/**/*.resource.ts'],
    {
      eager: true,
    },
  ),
).flatMap((module) => Object.values(module))

test('every text that exists is asked for', () => {
  const next = 'delete them by “node tests/conventions/delete-unused-texts.ts”, or use them'
  expect(withNext(unusedKeys(code, known, described), next)).toEqual([])
})

test('every described resource has a caption and a label for each field', () => {
  expect(described.length).toBeGreaterThan(0)
  const missing = described.flatMap((resource) => missingResourceTexts(resource, known))
  expect(
    withNext(
      missing,
      'add the key to every locales/*.json of the resource, or a label to the field',
    ),
  ).toEqual([])
})

describe('the check itself bites', () => {
  const few = { common: ['close', 'pets_one', 'pets_other'], login: ['pages.verify', 'title'] }
  const file = (text: string) => ({ path: 'src/sample.tsx', text })

  test.each([
    [`useTranslation('login'); t('titel')`, ['src/sample.tsx: titel']],
    [`useTranslation('login'); t(open ? 'title' : 'clse')`, ['src/sample.tsx: clse']],
    [`useTranslation('login'); t('common:closed')`, ['src/sample.tsx: common:closed']],
    [`useTranslation('login'); t('title'); t('common:close')`, []],
    [`useTranslation(['login', 'common']); t('close')`, []],
    [`useTranslation(); t('pets', { count })`, []],
  ])('on a key that does not exist: %s', (text, missing) => {
    expect(missingKeys(file(text), few)).toEqual(missing)
  })

  test('on texts that are loaded by a name that there is not', () => {
    const loading = file(
      "i18n.loadNamespaces(['common', 'session', ...texts]); loadNamespaces('login')",
    )
    expect(missingNamespaces(loading, few)).toEqual(['src/sample.tsx: session'])
  })

  test('on a resource without a label for a field', () => {
    const texts = { pets: ['caption', 'fields.name'] }
    const pets = { path: 'pets', fields: { name: {}, ownerId: {} } }
    expect(missingResourceTexts(pets, texts)).toEqual(['pets: fields.owner'])
  })

  test('on a text of the kit that nothing has, asked for by the pages of a resource', () => {
    const page = { path: 'src/kit/resource-pages/sample.tsx', text: "t('list.opn'); t('caption')" }
    const texts = { ...few, 'resource-pages': ['list.open', 'list.set.field'] }
    expect(missingKeys(page, texts)).toEqual(['src/kit/resource-pages/sample.tsx: list.opn'])
  })

  test('on a key that nothing uses', () => {
    const files = [file("t('close'); t('pets', { count }); t(`pages.${name}`)")]
    expect(unusedKeys(files, few)).toEqual(['login:title'])
  })
})
