import { Drawer } from '@base-ui/react/drawer'
import { ArrowLeft, Search, X } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { controlButton } from '#ui/theme/control-look.ts'
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
  /** On a phone, where the search is a page of its own. */
  backLabel: string
  clearLabel: string
  empty: ReactNode
  status: ReactNode
}

export function PaletteSearch<Item extends PaletteItem>(props: PaletteSearchProps<Item>) {
  const { value, onValueChange, groups, onChoose, label } = props
  const items = groups.flatMap((group) => group.items.filter(({ isPending }) => !isPending))
  const found = useFoundList({ items, sought: value, onChoose })
  const input = useRef<HTMLInputElement>(null)

  function press(event: KeyboardEvent) {
    props.onKeyDown?.(event)
    if (!event.defaultPrevented) found.fieldProps.onKeyDown(event)
  }

  function clear() {
    onValueChange('')
    input.current?.focus()
  }

  return (
    <>
      <div className="relative shrink-0 border-b border-line">
        <Search
          aria-hidden
          className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-ink-faint max-sm:hidden"
        />
        <Drawer.Close
          aria-label={props.backLabel}
          className={`absolute inset-y-0 start-2 my-auto sm:hidden [&>svg]:size-5 ${controlButton}`}
        >
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        </Drawer.Close>
        <input
          {...found.fieldProps}
          ref={input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={press}
          className="h-14 w-full bg-transparent ps-12 pe-14 text-base text-ink outline-none placeholder:text-ink-faint max-sm:h-16 max-sm:ps-14 max-sm:text-lg"
        />
        <Drawer.Close
          aria-label={props.closeLabel}
          className={`absolute inset-y-0 end-2 my-auto max-sm:hidden ${controlButton}`}
        >
          <X aria-hidden />
        </Drawer.Close>
        {value !== '' && (
          <button
            type="button"
            aria-label={props.clearLabel}
            onClick={clear}
            className={`absolute inset-y-0 end-2 my-auto sm:hidden ${controlButton}`}
          >
            <X aria-hidden />
          </button>
        )}
      </div>
      {found.active ? (
        <PaletteList label={props.listLabel} groups={groups} found={found} />
      ) : (
        <div className="grow px-6 py-10 text-center text-sm wrap-anywhere text-ink-soft">
          {props.empty}
        </div>
      )}
      <output className="block min-h-9 shrink-0 border-t border-line bg-sunken px-4 py-2 pb-[max(--spacing(2),env(safe-area-inset-bottom))] text-xs/5 text-ink-soft empty:min-h-0 empty:border-t-0 empty:py-0">
        {props.status}
      </output>
    </>
  )
}
