import { useTranslation } from 'react-i18next'
import type en from '../locales/en.json'

export function useJobName() {
  const { t, i18n } = useTranslation('jobs')
  const isKnown = (name: string): name is keyof (typeof en)['names'] =>
    i18n.exists(`jobs:names.${name}`)
  return (name: string) => (isKnown(name) ? t(`names.${name}`) : name)
}
