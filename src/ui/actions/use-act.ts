import { useState } from 'react'

type State = { isPending: boolean; isDone: boolean; error?: Error }

const idle: State = { isPending: false, isDone: false }

export function useAct<Input = void>(act: (input: Input) => Promise<unknown>) {
  const [state, setState] = useState(idle)

  async function start(input: Input) {
    if (state.isPending) return
    setState({ ...idle, isPending: true })
    try {
      await act(input)
      setState({ ...idle, isDone: true })
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      setState({ ...idle, error })
    }
  }

  return { ...state, start: (input: Input) => void start(input), reset: () => setState(idle) }
}
