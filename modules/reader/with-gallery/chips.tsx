import { useTranslation } from 'react-i18next'
import { ChipLink, ChipRow } from '../ui/chips.tsx'

export const group = 'navigation'

export default function ChipsExample() {
  const { t } = useTranslation('gallery')
  return (
    <ChipRow label={t('genre')}>
      <li>
        <ChipLink to="/app" current>
          {t('field.allGenres')}
        </ChipLink>
      </li>
      <li>
        <ChipLink to="/app" hue={335}>
          {t('novel')}
        </ChipLink>
      </li>
      <li>
        <ChipLink to="/app" hue={200} current>
          {t('poetry')}
        </ChipLink>
      </li>
      <li>
        <ChipLink to="/app" hue={85}>
          {t('travel')}
        </ChipLink>
      </li>
    </ChipRow>
  )
}
