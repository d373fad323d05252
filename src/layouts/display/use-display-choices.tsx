import { Languages, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Language, languages, LANGUAGES } from '#i18n/languages.ts'
import { type Theme, THEMES } from '#ui/theme/theme.ts'
import type { Choice } from '../commands/command.ts'
import { useLanguageChoice } from './use-language-choice.ts'
import { useTheme } from './use-theme.ts'

const DRAWINGS = { light: <Sun />, dark: <Moon />, system: <Monitor /> }

export function useDisplayChoices() {
  const { t } = useTranslation('layouts')
  const { language, chooseLanguage } = useLanguageChoice()
  const [theme, setTheme] = useTheme()

  const themes = THEMES.map((value): Choice<Theme> => ({
    id: `theme.${value}`,
    group: 'theme',
    label: t(`theme.${value}`),
    icon: DRAWINGS[value],
    value,
    isChosen: value === theme,
    run: () => setTheme(value),
  }))
  const languageChoices = LANGUAGES.map((value): Choice<Language> => ({
    id: `language.${value}`,
    group: 'language',
    label: languages[value].name,
    lang: value,
    icon: <Languages />,
    value,
    isChosen: value === language,
    run: () => chooseLanguage(value),
  }))
  return { themes, languages: languageChoices }
}
