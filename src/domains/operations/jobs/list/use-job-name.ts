import { useTranslation } from 'react-i18next'
import { jobNameIn } from '../job-name.ts'

export function useJobName() {
  const { i18n } = useTranslation('jobs')
  return (name: string) => jobNameIn(i18n, name)
}
