import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { completeLanguages } from '#i18n/languages.ts'
import ar from '../locales/ar.json'
import en from '../locales/en.json'
import fr from '../locales/fr.json'
import sw from '../locales/sw.json'
import { PersonCard } from './person-card.tsx'

const texts = { en, fr, ar, sw }
const noor = { name: 'Noor', email: 'noor@example.com', image: null }

test.each(completeLanguages)(
  'spec 2: the badge of an address that is not verified, in %s',
  async (language) => {
    const i18n = createI18n()
    await startI18n(i18n, { language, texts: { common: {}, account: texts[language] } })
    const shown = (emailVerified: boolean) =>
      renderToStaticMarkup(
        <I18nextProvider i18n={i18n}>
          <PersonCard user={{ ...noor, emailVerified }} onOpen={() => {}} />
        </I18nextProvider>,
      )
    for (const fact of [noor.name, noor.email, texts[language].person.notVerified]) {
      expect(shown(false)).toContain(fact)
    }
    expect(shown(true)).not.toContain(texts[language].person.notVerified)
  },
)
