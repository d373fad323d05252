import { Check } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { KeyboardHint } from '../actions/keyboard-hint.tsx'
import type { FoundList } from './use-found-list.ts'

export interface PaletteItem {
  id: string
  label: string
  detail?: string
  lang?: string
  icon?: ReactNode
  keys?: string
  isChosen?: boolean
}

export interface PaletteGroup<Item extends PaletteItem> {
  id: string
  label: string
  items: readonly Item[]
}

interface PaletteListProps<Item extends PaletteItem> {
  label: string
  groups: readonly PaletteGroup<Item>[]
  found: FoundList<Item>
}

export function PaletteList<Item extends PaletteItem>(props: PaletteListProps<Item>) {
  const { label, groups, found } = props
  const { 'aria-activedescendant': activeId = '' } = found.fieldProps

  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <div
      {...found.listProps}
      aria-label={label}
      className="min-h-0 grow scroll-py-9 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group) => (
        <div key={group.id} {...found.groupProps(group)}>
          <div {...found.labelProps(group)} className="px-2.5 pt-3 pb-1 text-xs text-ink-faint">
            {group.label}
          </div>
          {group.items.map((item) => (
            <div
              key={item.id}
              {...found.optionProps(item)}
              aria-checked={item.isChosen}
              className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2.5 py-1.5 text-sm select-none aria-selected:bg-accent-tint aria-selected:text-accent-ink forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2 pointer-coarse:min-h-11"
            >
              <ItemContent item={item} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function ItemContent({ item }: { item: PaletteItem }) {
  const { label, detail, lang, icon, keys, isChosen } = item
  return (
    <>
      <span aria-hidden className="w-4.5 shrink-0 text-ink-soft *:size-4.5">
        {icon}
      </span>
      <bdi lang={lang} className="one-line min-w-0">
        {label}
      </bdi>
      <bdi className="one-line min-w-0 shrink-2 text-ink-soft">{detail}</bdi>
      <span className="ms-auto shrink-0 pointer-coarse:hidden">
        {keys && <KeyboardHint keys={keys} />}
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
    </>
  )
}
