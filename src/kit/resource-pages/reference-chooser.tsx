import type { ComponentType } from 'react'
import { Combobox } from '#ui/fields/combobox.tsx'
import type { ChooserProps, Option } from './screens.ts'

interface Choice extends ChooserProps {
  Chooser: ComponentType<ChooserProps> | undefined
}

export function referenceChooser({
  Chooser,
  options,
  record,
  value,
  onChange,
  ...control
}: Choice) {
  if (Chooser) return <Chooser {...control} {...{ options, record, value, onChange }} />
  const items = itemsOf(options)
  return (
    <Combobox
      {...control}
      items={items}
      value={items.find((item) => item.value === value) ?? null}
      onValueChange={(item) => onChange(item?.value ?? '')}
    />
  )
}

export const itemsOf = (options: readonly Option[]) =>
  options.map(({ id, name, note, alsoNamed }) => ({ value: id, label: name, note, alsoNamed }))
