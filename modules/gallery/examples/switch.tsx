import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '#ui/fields/switch.tsx'

export const group = 'fields'

export default function SwitchExample() {
  const { t } = useTranslation('gallery')
  const [open, setOpen] = useState(true)
  const [letter, setLetter] = useState(false)
  return (
    <div className="grid gap-4 pointer-coarse:gap-0">
      <Switch
        label={t('field.openShelf')}
        description={t('field.openShelfText')}
        checked={open}
        onCheckedChange={setOpen}
      />
      <Switch label={t('field.letter')} checked={letter} onCheckedChange={setLetter} />
      <Switch label={t('field.sold')} checked disabled onCheckedChange={setLetter} />
    </div>
  )
}
