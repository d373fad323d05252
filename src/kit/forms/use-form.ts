import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { isDemoRefusal, Refusal } from '#kit/problems/index.ts'
import { useAct } from '#ui/actions/use-act.ts'
import { type Mistakes, mistakesIn } from './mistakes.ts'
import { type DraftPlan, useKeptDraft } from './use-kept-draft.ts'
import { isSame, type Versions } from './versions.ts'

export interface FormPlan<Values, Output, Saved> extends DraftPlan<Values> {
  schema: z.ZodMiniType<Output>
  save: (output: Output) => Promise<Saved>
  onSaved: (saved: Saved) => void
  /** A kept draft is shown; `theirs` is the record as it is now. */
  onRestored?: (versions: Versions<Values>) => void
}

export type Form<Values> = ReturnType<typeof useForm<Values & object, unknown, unknown>>

export function useForm<Values extends object, Output, Saved>(
  plan: FormPlan<Values, Output, Saved>,
) {
  const element = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const draft = useKeptDraft(plan)
  const saved = useRef(plan.initial)
  const held = useHeldWork()
  // Hydration repeats the server's render, which knows no draft.
  const [recalled] = useState(() => (hydrated ? draft.recall() : undefined))
  const [isRestored, setRestored] = useState(recalled !== undefined)
  const [values, setValues] = useState(() => ({ ...plan.initial, ...recalled?.values }))
  const latest = useRef<Values>(values)
  const [attempts, setAttempts] = useState(0)
  const [refused, setRefused] = useState<Mistakes>({})
  const mistakes = { ...(attempts > 0 && mistakesIn(plan.schema, values)), ...refused }

  const saving = useAct(async () => {
    await held.done()
    const typed = latest.current
    const answer = await plan.save(plan.schema.parse(typed)).catch((error: unknown) => {
      setRefused(error instanceof Refusal ? (error.fields ?? {}) : {})
      setAttempts((before) => before + 1)
      throw error
    })
    saved.current = typed
    setRestored(false)
    draft.forget()
    plan.onSaved(answer)
  })

  useEffect(() => {
    if (attempts > 0) firstMistake(element.current)?.focus()
  }, [attempts])

  const restore = useEffectEvent(() => {
    const found = recalled ?? draft.recall()
    if (!found) return
    const base = { ...plan.initial, ...found.base }
    const mine = { ...latest.current, ...found.values }
    latest.current = mine
    setValues(mine)
    setRestored(true)
    plan.onRestored?.({ base, mine, theirs: plan.initial })
  })
  useLayoutEffect(() => restore(), [])

  function set(part: Partial<Values>) {
    show({ ...latest.current, ...part })
    setRefused({})
    if (saving.error) saving.reset()
  }

  function submit(typed = values) {
    if (saving.isPending) return
    show(typed)
    setRefused({})
    saving.reset()
    if (plan.schema.safeParse(typed).success) saving.start()
    else setAttempts(attempts + 1)
  }

  function show(typed: Values) {
    latest.current = typed
    setValues(typed)
    draft.keep(typed, saved.current)
  }

  function discard() {
    setRestored(false)
    set(saved.current)
  }

  return {
    element,
    values,
    mistakeIn: (name: keyof Values & string) => mistakes[name],
    isSaving: saving.isPending,
    problem:
      Object.keys(refused).length > 0 || isDemoRefusal(saving.error) ? undefined : saving.error,
    forgive: () => saving.reset(),
    /** A draft of an earlier visit is shown. */
    isRestored,
    discard,
    forget: draft.forget,
    set,
    submit,
    hold: held.hold,
    /** False during a new sign-in, because the draft is kept. */
    isDirty: () =>
      (held.isHeld() || !isSame(values, saved.current)) &&
      !(draft.isKept && isExpired(saving.error)),
  }
}

const firstMistake = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')

const isExpired = (error: unknown) => error instanceof Refusal && error.code === 'SESSION_EXPIRED'

type FieldWork = Promise<Error | undefined>

function useHeldWork() {
  const held = useRef<FieldWork>(undefined)

  async function hold(work: FieldWork) {
    held.current = work
    await work
    if (held.current === work) held.current = undefined
  }

  /** New work replaces earlier work, even while the form waits. */
  async function done() {
    while (held.current) {
      const failure = await held.current
      if (failure) throw failure
    }
  }

  const isHeld = () => held.current !== undefined

  return { hold: (work: FieldWork) => void hold(work), isHeld, done }
}
