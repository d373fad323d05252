import { Drawer } from '@base-ui/react/drawer'
import { Search, X } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { controlButton } from '../fields/control-look.ts'
import { type PaletteGroup, type PaletteItem, PaletteList } from './palette-list.tsx'
import { useFoundList } from './use-found-list.ts'

interface PaletteSearchProps<Item extends PaletteItem> {
  value: string
  onValueChange: (value: string) => void
  groups: readonly PaletteGroup<Item>[]
  onChoose: (item: Item) => void
  onKeyDown?: (event: KeyboardEvent) => void
  label: string
  listLabel: string
  closeLabel: string
  empty: ReactNode
  status: ReactNode
}

export function PaletteSearch<Item extends PaletteItem>(props: PaletteSearchProps<Item>) {
  const { value, onValueChange, groups, onChoose, label } = props
  const items = groups.flatMap((group) => group.items)
  const found = useFoundList({ items, sought: value, onChoose })

  function press(event: KeyboardEvent) {
    props.onKeyDown?.(event)
    if (!event.defaultPrevented) found.fieldProps.onKeyDown(event)
  }

  return (
    <>
      <div className="relative shrink-0 border-b border-line">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-faint"
        />
        <input
          {...found.fieldProps}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          className="h-14 w-full bg-transparent ps-12 pe-14 text-base text-ink outline-none placeholder:text-ink-faint"
        />
        <Drawer.Close
          aria-label={props.closeLabel}
          className={`absolute inset-y-0 end-2 my-auto ${controlButton}`}
        >
          <X aria-hidden />
        </Drawer.Close>
      </div>
      {found.active ? (
        <PaletteList label={props.listLabel} groups={groups} found={found} />
      ) : (
        <div className="grow px-6 py-10 text-center text-sm wrap-anywhere text-ink-soft">
          {props.empty}
        </div>
      )}
      <output className="block min-h-9 shrink-0 border-t border-line bg-sunken px-4 py-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] text-xs/5 text-ink-soft">
        {props.status}
      </output>
    </>
  )
}
