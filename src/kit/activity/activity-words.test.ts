import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { parts as domains } from '#app/activity.ts'
import ar from './locales/ar.json'
import en from './locales/en.json'
import fr from './locales/fr.json'
import sw from './locales/sw.json'
import { activityWords } from './recorded/activity-words.ts'
import { mergeActivity } from './recorded/recorded.ts'

const ofModules = import.meta.glob<object>('../../../modules/*/activity/locales/*.json', {
  import: 'default',
  eager: true,
})

const names = { actor: 'Ada', target: 'Noor', person: 'Zoe', group: 'Nurses' }

const isAmongSeveral = (action: string) =>
  /^(?:organization|member|team|invitation|emailDomain|singleSignOn)\./.test(action)

test.each(Object.entries({ en, fr, ar, sw }))(
  'everything that is on record has a name and a sentence in %s, whatever the count',
  async (language, activity) => {
    const i18n = createInstance()
    await i18n.init({
      lng: language,
      fallbackLng: false,
      resources: { [language]: { activity } },
      interpolation: { escapeValue: false },
      missingInterpolationHandler: (text) => {
        throw new Error(`No value is known for a placeholder of: ${text}`)
      },
    })
    for (const [path, texts] of Object.entries(ofModules)) {
      if (path.endsWith(`/${language}.json`)) {
        i18n.addResourceBundle(language, 'activity', texts, true)
      }
    }
    const recorded = mergeActivity(domains)
    const { actionName, sentence, textOf } = activityWords(i18n, recorded)
    for (const action of recorded.actions) {
      for (const key of ['name', 'said']) {
        for (const count of [0, 1, 2, 5, 11, 1_000_000]) {
          const values = { count, ...names }
          const said = textOf([`bulk.${action.replace('.bulk', '')}.other`], values)
          const words = key === 'name' ? actionName(action) : (said ?? sentence(action, values))
          expect(words).not.toMatch(/\{\{|activity:|^standard\./)
          expect(words).not.toBe(action)
          // The actor of a wrong code is unknown.
          const namesActor = key === 'said' && !action.startsWith('code.')
          expect(words).toContain(namesActor ? 'Ada' : '')
          expect(words).not.toBe('')
          // Actions within an organization name it.
          const namesTarget = key === 'said' && isAmongSeveral(action)
          expect(words).toContain(namesTarget ? 'Noor' : '')
        }
      }
    }
  },
)

test('Arabic sentences quote every name', () => {
  const sentences = Object.values({ ...ar.said, bannedUntil: { bannedUntil: ar.bannedUntil } })
  const quoted = sentences
    .flatMap((said) => Object.values<string>(said))
    .flatMap((sentence) => sentence.match(/.?\{\{(?:target|person|group)\}\}.?/g) ?? [])
  expect(quoted.length).toBeGreaterThan(15)
  expect(quoted.filter((name) => !/^«.*»$/.test(name))).toEqual([])
  expect(ar.actors.name).toBe('«{{name}}»')
})
