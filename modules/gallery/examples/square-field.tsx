import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SquareField } from '#ui/fields/square/square-field.tsx'
import icon from '#ui/theme/favicon.svg?url'

export const group = 'fields'

export default function SquareFieldExample() {
  const { t } = useTranslation('gallery')
  const [square, setSquare] = useState({ zoom: 1.5, across: 0.5, down: 0.5 })
  return (
    <SquareField
      src={icon}
      size={{ width: 512, height: 512 }}
      value={square}
      onChange={setSquare}
      labels={{
        area: t('square.area'),
        zoom: t('square.zoom'),
        across: t('square.across'),
        down: t('square.down'),
      }}
    />
  )
}
