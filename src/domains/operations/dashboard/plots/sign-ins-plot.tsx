import { useTranslation } from 'react-i18next'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { Series } from '../dashboard.ts'
import { DayPlot } from './day-plot.tsx'

export function SignInsPlot({ signIns, failed }: { signIns: Series; failed: Series }) {
  const { t } = useTranslation('dashboard')
  const search = { action: 'session.start', from: signIns[0]?.day }
  return (
    <DayPlot
      title={t('signIns.title')}
      series={[
        { name: t('signIns.done'), tone: 'accent', days: signIns },
        { name: t('signIns.failed'), tone: 'danger', days: failed },
      ]}
      more={
        <TextLink to="/manager/activity" search={search}>
          {t('signIns.more')}
        </TextLink>
      }
    />
  )
}
