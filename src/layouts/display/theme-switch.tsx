import { useTranslation } from 'react-i18next'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { type Theme, THEMES } from '#ui/theme/theme.ts'
import { useTheme } from './use-theme.ts'

/** Inlined, to keep the icon library out of the sign-in page. */
const DRAWINGS: Record<Theme, string> = {
  light:
    'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM12 2v2M12 20v2M5 5l1.4 1.4M17.6 17.6L19 19M2 12h2M20 12h2M5 19l1.4-1.4M17.6 6.4L19 5',
  dark: 'M20.5 14.5A8.5 8.5 0 1 1 9.5 3.5a7 7 0 0 0 11 11Z',
  system:
    'M4 4h16a1.5 1.5 0 0 1 1.5 1.5v10A1.5 1.5 0 0 1 20 17H4a1.5 1.5 0 0 1-1.5-1.5v-10A1.5 1.5 0 0 1 4 4ZM8 21h8M12 17v4',
}

export function ThemeSwitch({ withWords }: { withWords?: boolean }) {
  const { t } = useTranslation('layouts')
  const [theme, setTheme] = useTheme()
  return (
    <SegmentedControl
      label={t('theme.label')}
      value={theme}
      onChange={setTheme}
      withWords={withWords}
      options={THEMES.map((value) => ({
        value,
        label: t(`theme.${value}`),
        icon: <ThemeIcon drawing={DRAWINGS[value]} />,
      }))}
    />
  )
}

function ThemeIcon({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" className="fill-none stroke-current stroke-2 [stroke-linecap:round]">
      <path d={drawing} />
    </svg>
  )
}
