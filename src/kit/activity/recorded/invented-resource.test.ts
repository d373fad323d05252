import { createInstance } from 'i18next'
import { PawPrint } from 'lucide-react'
import { expect, test } from 'vitest'
import { parts as domains } from '#app/activity.ts'
import { choice, date, picture, recordedActions, reference, text } from '#kit/resource/index.ts'
import { activityOf } from '../activity.resource.ts'
import ar from '../locales/ar.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import sw from '../locales/sw.json'
import { pageOf } from '../page-of.ts'
import { activityWords } from './activity-words.ts'
import { recordedFacts } from './recorded-facts.ts'
import { mergeActivity } from './recorded.ts'

const yacht = {
  name: 'yacht',
  path: 'yachts',
  nameField: 'nickname',
  trash: true,
  metadata: true,
  fields: {
    nickname: text({ required: true }),
    ownerId: reference('user', {}),
    born: date({}),
    size: choice(['small', 'large'], {}),
    photoId: picture({}),
  },
}

/** Its texts are a group of another’s. */
const sail = {
  name: 'sail',
  path: 'sails',
  nameField: 'cloth',
  trash: false,
  metadata: true,
  texts: { namespace: 'users' as const, group: 'author' },
  fields: { cloth: text({ required: true }) },
}

const recorded = mergeActivity([
  ...domains,
  {
    actions: recordedActions(yacht),
    targetTypes: ['yacht'],
    resources: [yacht],
    icons: { 'yacht.create': PawPrint },
  },
  { actions: recordedActions(sail), targetTypes: ['sail'], resources: [sail] },
])

const texts = {
  caption: 'Yachts',
  fields: { owner: 'Human' },
  choices: { size: { small: 'S' } },
}

async function wordsIn(lng: string, activity: object) {
  const i18n = createInstance()
  const group = { author: { caption: 'Sails' }, fields: { cloth: 'Fabric' } }
  const resources = { [lng]: { activity, yachts: texts, users: group } }
  await i18n.init({ lng, fallbackLng: false, resources, interpolation: { escapeValue: false } })
  return activityWords(i18n, recorded)
}

test('a described resource has words for every action in every language', async () => {
  for (const [language, activity] of Object.entries({ en, fr, ar, sw })) {
    const { actionName, sentence } = await wordsIn(language, activity)
    const values = { actor: 'Ada', target: 'Rex' }
    for (const action of recordedActions(yacht)) {
      expect(actionName(action)).toMatch(/Yachts.{2,}/)
      expect(sentence(action, values)).toMatch(/Ada/)
      expect(sentence(action, values)).toMatch(/Rex|Yachts/)
      expect(sentence(action, values)).not.toContain('{{')
    }
  }
})

test('its sentences, labels and values use its own words', async () => {
  const words = await wordsIn('en', en)
  const values = { actor: 'Ada', target: 'Rex' }
  expect(words.sentence('yacht.create', values)).toBe('Ada created Rex')
  expect(words.sentence('yacht.delete', values)).toBe('Ada moved Rex to trash')
  expect(words.sentence('yacht.export', values)).toBe('Ada exported items (Yachts)')
  expect(words.actionName('yacht.update')).toBe('Yachts: updated')
  expect(words.kindOf('yacht')).toBe('Yachts')
  expect(words.fieldName('yacht', 'ownerId')).toBe('Human')
  expect(words.fieldName('yacht', 'born')).toBe('Born')
  expect(words.valueName('yacht', 'size', 'small')).toBe('S')
  expect(words.sentence('user.create', values)).toBe('Ada created an account for Rex')
})

test('a resource whose texts are a group of another’s is named by them', async () => {
  const words = await wordsIn('en', en)
  expect(words.kindOf('sail')).toBe('Sails')
  expect(words.fieldName('sail', 'cloth')).toBe('Fabric')
})

test('its fields are shown by their kind, and its records have pages', () => {
  const facts = recordedFacts(recorded, 'yacht').map(({ name, kind }) => [name, kind])
  expect(facts.slice(0, 5)).toEqual([
    ['nickname', 'text'],
    ['ownerId', 'reference'],
    ['born', 'date'],
    ['size', 'choice'],
    ['photoId', 'picture'],
  ])
  const target = { targetType: 'yacht', targetId: '7', targetNameToday: 'Rex' }
  expect(pageOf(recorded, target)).toBe('/manager/yachts/7')
  expect(pageOf(recorded, { ...target, targetNameToday: null })).toBeUndefined()
  expect(recorded.icons['yacht.create']).toBe(PawPrint)
})

test('the list can be filtered by its actions and records', () => {
  const { action, targetType } = activityOf(recorded).fields
  expect(action.options).toContain('yacht.restore')
  expect(targetType.options).toContain('yacht')
  const known = activityOf(mergeActivity(domains)).fields
  expect(known.action.options).not.toContain('yacht.restore')
  expect(known.targetType.options).not.toContain('yacht')
})
