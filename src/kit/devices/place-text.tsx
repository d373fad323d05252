import { useTranslation } from 'react-i18next'
import { addressPlace } from './place.ts'

export function PlaceText({ address }: { address: string | null }) {
  const { t } = useTranslation('devices')
  const place = addressPlace(address)
  if (place !== 'elsewhere') return t(`places.${place}`)
  return <bdi>{address ?? t('places.unknown')}</bdi>
}
