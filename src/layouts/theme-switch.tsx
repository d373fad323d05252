import { Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { useTheme } from './use-theme.ts'

/** Light, dark, or whatever the system says. */
export function ThemeSwitch() {
  const { t } = useTranslation('layouts')
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      label={t('theme.label')}
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'light', label: t('theme.light'), icon: <Sun /> },
        { value: 'dark', label: t('theme.dark'), icon: <Moon /> },
        { value: 'system', label: t('theme.system'), icon: <Monitor /> },
      ]}
    />
  )
}
