import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { THEMES } from '#ui/theme/theme.ts'
import { useTheme } from './use-theme.ts'

/** Theme and language, as a part of a menu. */
export function DisplayChoices() {
  const { t } = useTranslation('layouts')
  const { language, changeLanguage } = useLanguage()
  const [theme, setTheme] = useTheme()
  return (
    <>
      <MenuRadioGroup
        label={t('theme.label')}
        value={theme}
        onValueChange={setTheme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      />
      <MenuSeparator />
      <MenuRadioGroup
        label={t('language.label')}
        value={language}
        onValueChange={(next) => void changeLanguage(next)}
        options={LANGUAGES.map((value) => ({
          value,
          label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
        }))}
      />
    </>
  )
}
