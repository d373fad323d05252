import { useTranslation } from 'react-i18next'
import { languages, LANGUAGES } from '#i18n/languages.ts'
import { ThemeSwitch } from '#layouts/display/theme-switch.tsx'
import { useLanguageChoice } from '#layouts/display/use-language-choice.ts'
import { Card } from '#ui/data/card.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'

export function PreferencesCard() {
  const { t } = useTranslation('account')
  const { language, chooseLanguage } = useLanguageChoice()
  return (
    <Card title={t('preferences.title')}>
      <div className="grid gap-5">
        <Field label={t('preferences.language')}>
          <Select
            value={language}
            onValueChange={chooseLanguage}
            options={LANGUAGES.map((value) => ({
              value,
              label: <span lang={value}>{languages[value].name}</span>,
            }))}
          />
        </Field>
        <div>
          <p aria-hidden className="mb-1.5 text-sm font-medium">
            {t('preferences.theme')}
          </p>
          <ThemeSwitch withWords />
        </div>
      </div>
    </Card>
  )
}
