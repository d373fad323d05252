import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HueField } from '#ui/fields/hue-field.tsx'

export const group = 'fields'

const HUES = [335, 25, 85, 150, 220, 285]

export default function HueFieldExample() {
  const { t } = useTranslation('gallery')
  const [hue, setHue] = useState(335)
  return (
    <HueField
      label={t('field.hue')}
      value={hue}
      onValueChange={setHue}
      options={HUES.map((value) => ({ value, label: `${value}°` }))}
    />
  )
}
