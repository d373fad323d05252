import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Again } from '../../first-use/again.ts'
import { useAgain } from '../../first-use/use-first-use.ts'
import { floatingSurface } from '../../overlays/floating.ts'
import { menuRow } from '../../overlays/menu-row.tsx'
import { controlButton } from '../../theme/control-look.ts'
import { comboboxLook } from '../chooser-look.tsx'
import type { ComboboxItem, ComboboxProps } from '../combobox.tsx'
import { useFieldControl } from '../field-control.ts'

/** Base UI also writes the chosen label to the field, which is no search. */
const byHand = new Set<string>(['input-change', 'input-clear', 'clear-press', 'escape-key'])

interface UsedComboboxProps<Item extends ComboboxItem> extends ComboboxProps<Item> {
  again: Again | undefined
}

export function Combobox<Item extends ComboboxItem>(props: UsedComboboxProps<Item>) {
  const { items, onValueChange, onSearch, pendingText, create, name, disabled } = props
  const value = useSame(props.value)
  const { id, ...control } = useFieldControl()
  const input = useAgain<HTMLInputElement>(props.again)
  const [typed, setTyped] = useState('')
  const offer = offerFor(props, typed.trim())
  const { contains } = Base.useFilter({ multiple: true })
  const isFound = (item: ComboboxItem, text: string) =>
    namesOf(item).some((known) => contains(known, text))

  function choose(item: Item | ComboboxItem | null) {
    if (item && item === offer) props.create?.onCreate(item.label)
    else onValueChange(items.find(({ value: known }) => known === item?.value) ?? null)
    setTyped('')
  }

  return (
    <Base.Root
      name={name}
      disabled={disabled}
      items={offer ? [...items, offer] : items}
      filter={onSearch && !pendingText ? null : isFound}
      value={value}
      onValueChange={choose}
      isItemEqualToValue={(item, other) => item.value === other.value}
      onInputValueChange={(text, { reason }) => {
        if (!byHand.has(reason)) return
        setTyped(text)
        onSearch?.(text)
      }}
      onOpenChangeComplete={(open) => !open && onSearch?.('')}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          ref={input}
          id={id}
          {...control}
          aria-label={props['aria-label']}
          placeholder={props.placeholder}
          className={comboboxLook}
        />
        <div className="absolute end-0 top-0 flex">
          <Base.Clear aria-label={props.clearLabel} className={`-me-2 ${controlButton}`}>
            <X aria-hidden />
          </Base.Clear>
          <Base.Trigger aria-label={props.openLabel} className={controlButton}>
            <ChevronsUpDown aria-hidden />
          </Base.Trigger>
        </div>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup
            className={`w-max max-w-[min(24rem,var(--available-width))] min-w-(--anchor-width) ${floatingSurface}`}
          >
            <Base.Status className={note}>{pendingText}</Base.Status>
            <Base.Empty className={note}>{!pendingText && props.emptyText}</Base.Empty>
            <Base.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1 empty:p-0">
              {(item: Item) =>
                item === offer ? (
                  <Base.Item key={item.value} value={item} className={menuRow}>
                    <Plus aria-hidden className="size-4 shrink-0 text-accent" />
                    <bdi className="min-w-0 grow wrap-anywhere">{create?.labelOf(item.label)}</bdi>
                  </Base.Item>
                ) : (
                  <Base.Item key={item.value} value={item} className={menuRow}>
                    <span className="grow">{item.label}</span>
                    {props.noteOf && (
                      <span className="text-xs wrap-anywhere text-ink-faint tabular-nums">
                        {props.noteOf(item)}
                      </span>
                    )}
                    <Base.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )
              }
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

/** Base UI writes the label over what is being typed when it gets another object, as after each fetch of the items. */
function useSame<Item extends ComboboxItem>(item: Item | null): Item | null {
  const [kept, keep] = useState(item)
  if (kept?.value === item?.value && kept?.label === item?.label) return kept
  keep(item)
  return item
}

const namesOf = ({ label, alsoNamed = [] }: ComboboxItem) =>
  [label, ...alsoNamed].filter((name) => name !== null)

function offerFor<Item extends ComboboxItem>(
  { items, create }: Pick<ComboboxProps<Item>, 'items' | 'create'>,
  text: string,
): ComboboxItem | undefined {
  const isOffered =
    create && text !== '' && !items.flatMap(namesOf).some((known) => create.isSame(known, text))
  return isOffered ? { value: `new ${text}`, label: text } : undefined
}

const note = 'px-3.5 py-3 text-sm text-ink-soft empty:hidden'
