import { useState } from 'react'
import { useKeptDraft } from '#kit/forms/index.ts'
import { type Screens, useMistakes, type Value, valuesOf } from '#kit/resource-pages/index.ts'
import { fieldOf, schemasOf } from '#kit/resource/index.ts'

interface Chosen {
  name: string
  value: Value
  isCleared: boolean
}

/** The chosen field and its new value; kept in the tab until the change is carried out or dismissed. */
export function useFieldValue(screens: Screens, fields: readonly string[]) {
  const { resource } = screens
  const empty = (name: string): Chosen => ({
    name,
    value: valuesOf({ screens, fields: [name] })({})[name] ?? null,
    isCleared: false,
  })
  const initial = { chosen: empty(fields[0] ?? '') }
  const kept = useKeptDraft({ initial, keptAs: `bulk edit ${resource.name}` })
  const [chosen, setChosen] = useState<Chosen>(() => {
    const recalled = kept.recall()?.values.chosen
    return recalled && fields.includes(recalled.name) ? recalled : initial.chosen
  })
  const [mistake, setMistake] = useState<string>()
  const { name, value, isCleared } = chosen
  const { kind, required = false } = fieldOf(resource, name)
  const wordsFor = useMistakes(resource, name)
  const isOnlyCleared = kind === 'picture'

  function show(next: Chosen) {
    setChosen(next)
    setMistake(undefined)
    kept.keep({ chosen: next }, initial)
  }

  return {
    name,
    value,
    isOptional: !required,
    isCleared,
    isMissing: !isCleared && (isOnlyCleared || value === null || value === ''),
    mistake: wordsFor(mistake),
    change: (next: Value) => show({ ...chosen, value: next }),
    clear: (next: boolean) => show({ ...chosen, isCleared: next }),
    choose: (field: string) => show(empty(field)),
    forget: () => void kept.forget(),
    read(): { value: unknown } | undefined {
      if (isCleared) return { value: null }
      const read = schemasOf(resource).draft.shape[name]?.safeParse(value)
      if (read?.success) return { value: read.data ?? null }
      setMistake(read?.error.issues[0]?.message)
      return undefined
    },
  }
}
