import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HueDot } from '#ui/data/hue-dot.tsx'
import { HueField } from '../ui/hue-field.tsx'

export const group = 'fields'

const HUES = [335, 25, 85, 150, 220, 285]

export default function HueFieldExample() {
  const { t } = useTranslation('gallery')
  const [hue, setHue] = useState(335)
  return (
    <div className="flex items-end gap-4">
      <HueField
        label={t('field.hue')}
        value={hue}
        onValueChange={setHue}
        options={HUES.map((value) => ({ value, label: `${value}°` }))}
      />
      <HueDot hue={hue} className="mb-2 size-5" />
    </div>
  )
}
