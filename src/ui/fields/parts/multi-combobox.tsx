import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { floatingSurface } from '../../overlays/floating.ts'
import { menuRow } from '../../overlays/menu-row.tsx'
import { controlButton, controlLook } from '../../theme/control-look.ts'
import type { ComboboxItem } from '../combobox.tsx'
import { useFieldControl } from '../field-control.ts'

interface MultiComboboxProps {
  items: readonly ComboboxItem[]
  value: readonly ComboboxItem[]
  onValueChange: (value: ComboboxItem[]) => void
  emptyText: ReactNode
  openLabel: string
  removeLabel: (item: ComboboxItem) => string
  placeholder: string
  name: string
  noteOf?: (item: ComboboxItem) => ReactNode
  /** The items are those that were found. */
  onSearch?: (text: string) => void
}

/** Chosen items are chips before the input; the arrow keys reach them, and Backspace removes one. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { items, value, onValueChange, name, noteOf, onSearch } = props
  const { id, ...control } = useFieldControl()
  const { contains } = Base.useFilter({ multiple: true })
  const isFound = ({ label, alsoNamed = [] }: ComboboxItem, text: string) =>
    [label, ...alsoNamed].some((known) => known !== null && contains(known, text))
  return (
    <Base.Root
      multiple
      name={name}
      items={items}
      value={value}
      onValueChange={onValueChange}
      isItemEqualToValue={(item, other) => item.value === other.value}
      filter={onSearch ? null : isFound}
      onInputValueChange={onSearch}
      autoHighlight
    >
      <Base.InputGroup
        className={`relative focus-within:border-accent has-aria-invalid:border-danger ${controlLook}`}
      >
        <Base.Chips className="flex min-h-9.5 flex-wrap items-center gap-1 py-1 ps-2 pe-10 pointer-coarse:py-0">
          {value.map((item) => (
            <Base.Chip
              key={item.value}
              aria-label={item.label}
              className="flex max-w-full items-center rounded-sm bg-sunken ps-2 text-sm data-highlighted:bg-accent-tint"
            >
              <bdi className="min-w-0 truncate">{item.label}</bdi>
              <Base.ChipRemove
                aria-label={props.removeLabel(item)}
                className="grid size-7 shrink-0 cursor-pointer place-items-center text-ink-soft hover:text-ink pointer-coarse:size-11 [&>svg]:size-3.5"
              >
                <X aria-hidden />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input
            id={id}
            {...control}
            placeholder={value.length === 0 ? props.placeholder : ''}
            className="h-7 w-12 grow bg-transparent px-1 outline-none placeholder:text-ink-faint pointer-coarse:h-11"
          />
        </Base.Chips>
        <Base.Trigger
          aria-label={props.openLabel}
          className={`absolute end-0 top-0 ${controlButton}`}
        >
          <ChevronsUpDown aria-hidden />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={`w-(--anchor-width) ${floatingSurface}`}>
            <Base.Empty className="px-3.5 py-3 text-sm text-ink-soft empty:hidden">
              {props.emptyText}
            </Base.Empty>
            <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1 empty:p-0">
              {(item: ComboboxItem) => (
                <Base.Item key={item.value} value={item} className={menuRow}>
                  <span className="grow">{item.label}</span>
                  {noteOf && <span className="text-ink-soft tabular-nums">{noteOf(item)}</span>}
                  <Base.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
