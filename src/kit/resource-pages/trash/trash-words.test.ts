import { expect, it } from 'vitest'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import type { InLanguages, Language } from '#i18n/languages.ts'

const waysToSay: InLanguages<[days: number, words: string][]> = {
  en: [
    [1, 'for 1 day.'],
    [2, 'for 2 days.'],
    [100, 'for 100 days.'],
  ],
  fr: [
    [1, 'pendant 1 jour.'],
    [2, 'pendant 2 jours.'],
    [100, 'pendant 100 jours.'],
  ],
  ar: [
    [1, 'خلال يوم واحد.'],
    [2, 'خلال يومين.'],
    [7, 'خلال ٧ أيام.'],
    [30, 'خلال ٣٠ يومًا.'],
    [100, 'خلال ١٠٠ يوم.'],
  ],
  sw: [
    [1, 'kwa siku 1.'],
    [2, 'kwa siku 2.'],
    [100, 'kwa siku 100.'],
  ],
}

it.each(Object.entries(waysToSay))(
  'behaviour 11: for how long what is deleted can be restored is said for any number of days, %s',
  async (language, ways) => {
    const i18n = createI18n()
    await startI18n(i18n, { language: language as Language })
    await i18n.loadNamespaces('resource-pages')
    for (const [count, words] of ways) {
      expect(i18n.t('resource-pages:list.deleteAllText', { count })).toContain(words)
    }
  },
)
