import { useTranslation } from 'react-i18next'
import { addressPlace } from './place.ts'

/** Where an address is, in words where it has some. */
export function PlaceText({ address }: { address: string | null }) {
  const { t } = useTranslation('devices')
  const place = addressPlace(address)
  if (place !== 'elsewhere') return t(`places.${place}`)
  return <bdi>{address ?? t('places.unknown')}</bdi>
}
