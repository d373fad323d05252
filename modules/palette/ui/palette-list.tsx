import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { KeyboardHint } from '#ui/actions/keyboard-hint.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import type { FoundList } from './use-found-list.ts'

/** From and up to these places of a text. */
export type Range = [from: number, to: number]

export interface PaletteItem {
  id: string
  label: string
  detail?: string
  lang?: string
  icon?: ReactNode
  /** Instead of the icon; the detail then has a line of its own. */
  picture?: ReactNode
  marks?: { label: readonly Range[]; detail: readonly Range[] }
  keys?: string
  isChosen?: boolean
  /** Its label is still on its way. */
  isPending?: boolean
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
  const [content, height] = useHeightOf<HTMLDivElement>()

  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <div
      {...found.listProps}
      aria-label={label}
      style={{ height }}
      className="min-h-0 scroll-py-9 overflow-y-auto overscroll-contain max-sm:grow sm:transition-[height] sm:duration-120 sm:ease-page"
    >
      <div ref={content} className="p-2">
        {groups.map((group) => (
          <div key={group.id} {...found.groupProps(group)}>
            <div
              {...found.labelProps(group)}
              className="px-2.5 pt-3 pb-1 text-xs text-ink-faint max-sm:text-sm"
            >
              {group.label}
            </div>
            {group.items.map((item) =>
              item.isPending ? (
                <PendingItem key={item.id} />
              ) : (
                <div
                  key={item.id}
                  {...found.optionProps(item)}
                  aria-checked={item.isChosen}
                  className={`${row} cursor-pointer rounded-md text-sm select-none aria-selected:bg-accent-tint aria-selected:text-accent-ink max-sm:text-base forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2`}
                >
                  <ItemContent item={item} />
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

const row = 'flex min-h-10 items-center gap-3 px-2.5 py-1.5 pointer-coarse:min-h-12'

const PendingItem = () => (
  <div role="presentation" className={row}>
    <Skeleton className="h-9 w-7" />
    <Skeleton className="h-4 w-48" />
  </div>
)

function ItemContent({ item }: { item: PaletteItem }) {
  const { label, detail = '', lang, icon, picture, marks, keys, isChosen } = item
  return (
    <>
      <span
        aria-hidden
        className="grid w-7 shrink-0 place-items-center text-ink-soft [&>svg]:size-4.5"
      >
        {picture ?? icon}
      </span>
      <span className={`flex min-w-0 ${picture ? 'flex-col' : 'items-baseline gap-3'}`}>
        <bdi lang={lang} className="one-line min-w-0">
          <Marked text={label} ranges={marks?.label} />
        </bdi>
        {detail && (
          <bdi
            className={`one-line min-w-0 text-ink-soft ${picture ? 'text-xs max-sm:text-sm' : 'shrink-2'}`}
          >
            <Marked text={detail} ranges={marks?.detail} />
          </bdi>
        )}
      </span>
      <span className="ms-auto shrink-0 max-sm:hidden pointer-coarse:hidden">
        {keys && <KeyboardHint keys={keys} />}
      </span>
      {isChosen && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
    </>
  )
}

const none: readonly Range[] = []

/** Letters keep their weight, so that nothing moves and Arabic ones stay joined. */
function Marked({ text, ranges = none }: { text: string; ranges?: readonly Range[] | undefined }) {
  return [
    ...ranges.flatMap(([from, to], index) => [
      text.slice(ranges[index - 1]?.[1] ?? 0, from),
      <mark
        key={from}
        className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-3"
      >
        {text.slice(from, to)}
      </mark>,
    ]),
    text.slice(ranges.at(-1)?.[1] ?? 0),
  ]
}

/** The height of what a box contains, for a box that follows it gently. */
function useHeightOf<Content extends HTMLElement>() {
  const content = useRef<Content>(null)
  const [height, setHeight] = useState<number>()
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return undefined
    const resized = new ResizeObserver(() => setHeight(element.offsetHeight))
    resized.observe(element)
    return () => resized.disconnect()
  }, [])
  return [content, height] as const
}
