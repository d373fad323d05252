import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod/mini'
import { Refusal } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { useAct } from '#ui/actions/use-act.ts'
import { forgetDraft, keepDraft, recallDraft } from './kept-draft.ts'
import { type Mistakes, mistakesIn } from './mistakes.ts'
import { useHeldWork } from './use-held-work.ts'
import { isSame } from './versions.ts'

export interface FormPlan<Values, Output, Saved> {
  initial: Values
  schema: z.ZodMiniType<Output>
  save: (output: Output) => Promise<Saved>
  onSaved: (saved: Saved) => void
  /** The draft is kept under this name during a new sign-in. */
  keptAs?: string | undefined
}

export type Form<Values> = ReturnType<typeof useForm<Values & object, unknown, unknown>>

export function useForm<Values extends object, Output, Saved>(
  plan: FormPlan<Values, Output, Saved>,
) {
  const element = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const person = useSession()?.user.id
  const draft = plan.keptAs && person && `${person} ${plan.keptAs}`
  const saved = useRef(plan.initial)
  const held = useHeldWork()
  const [values, setValues] = useState(() => ({
    ...plan.initial,
    // Hydration repeats the server's render, which knows no draft.
    ...(draft && hydrated && recallDraft(draft, plan.initial)),
  }))
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
      if (draft && isExpired(error)) keepDraft(draft, changesOf(typed, saved.current))
      throw error
    })
    saved.current = typed
    plan.onSaved(answer)
  })

  useEffect(() => {
    if (attempts > 0) firstMistake(element.current)?.focus()
  }, [attempts])

  useEffect(() => {
    if (draft) forgetDraft(draft)
  }, [draft])

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
  }

  return {
    element,
    values,
    mistakeIn: (name: keyof Values & string) => mistakes[name],
    isSaving: saving.isPending,
    problem: Object.keys(refused).length > 0 ? undefined : saving.error,
    forgive: () => {
      if (draft) forgetDraft(draft)
      saving.reset()
    },
    set,
    submit,
    hold: held.hold,
    /** False during a new sign-in, because the draft is kept. */
    isDirty: () =>
      (held.isHeld() || !isSame(values, saved.current)) && !(draft && isExpired(saving.error)),
  }
}

const firstMistake = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')

const isExpired = (error: unknown) => error instanceof Refusal && error.code === 'SESSION_EXPIRED'

const changesOf = <Values extends object>(values: Values, before: Values) => {
  const old = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, old.get(name))),
  )
}
