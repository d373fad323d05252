import { useId, useState, type KeyboardEvent } from 'react'

interface FoundListOptions<Item> {
  items: readonly Item[]
  sought: string
  onChoose: (item: Item) => void
}

/** Base UI keeps Home and End for the text; here they move through the list. */
export function useFoundList<Item extends { id: string }>(options: FoundListOptions<Item>) {
  const { items, sought, onChoose } = options
  const id = useId()
  const [pointed, setPointed] = useState<{ id: string; sought: string }>()
  const found = items.findIndex((item) => pointed?.sought === sought && item.id === pointed.id)
  const index = Math.max(0, found)
  const active = items[index]
  const optionId = (item: Item) => `${id}-${item.id}`
  const labelId = (group: { id: string }) => `${id}-${group.id}-label`

  const goTo = (item: Item | undefined) => item && setPointed({ id: item.id, sought })
  const acts: Record<string, () => void> = {
    ArrowDown: () => goTo(items[(index + 1) % items.length]),
    ArrowUp: () => goTo(items.at(index - 1)),
    Home: () => goTo(items[0]),
    End: () => goTo(items.at(-1)),
    Enter: () => active && onChoose(active),
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent } = event
    const act = acts[key]
    if (!act || shiftKey || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  return {
    active,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': active !== undefined,
      'aria-controls': active && id,
      'aria-activedescendant': active && optionId(active),
      onKeyDown,
    },
    listProps: { id, role: 'listbox' },
    groupProps: (group: { id: string }) => ({ role: 'group', 'aria-labelledby': labelId(group) }),
    labelProps: (group: { id: string }) => ({ id: labelId(group), role: 'presentation' }),
    optionProps: (item: Item) => ({
      id: optionId(item),
      role: 'option',
      'aria-selected': item === active,
      onPointerMove: () => item !== active && goTo(item),
      onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
      onClick: () => onChoose(item),
    }),
  } as const
}

export type FoundList<Item extends { id: string }> = ReturnType<typeof useFoundList<Item>>
