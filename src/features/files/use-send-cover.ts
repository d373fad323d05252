import { useEffect, useRef, useState } from 'react'
import { sendCover } from './send-cover.ts'

type State = {
  /** The address of the chosen picture, shown before anybody else has it. */
  preview?: string
  /** How much of it has been sent, of one; nothing when none is on its way. */
  sent?: number
  /** What it is called once it has arrived. */
  id?: string
  error?: Error
}

/** Sends one picture at a time: a second one takes the place of the first. */
export function useSendCover(onSent: (id: string) => void) {
  const [state, setState] = useState<State>({})
  const { preview } = state
  const current = useRef<AbortController>(null)

  useEffect(() => () => current.current?.abort(), [])
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  async function send(file: File) {
    current.current?.abort()
    const { signal } = (current.current = new AbortController())
    const address = URL.createObjectURL(file)
    const onProgress = (sent: number) => setState({ preview: address, sent })
    onProgress(0)
    try {
      const id = await sendCover(file, { signal, onProgress })
      setState({ preview: address, id })
      onSent(id)
    } catch (cause) {
      if (signal.aborted) return
      setState({ error: cause instanceof Error ? cause : new Error(String(cause)) })
    }
  }

  function reset() {
    current.current?.abort()
    setState({})
  }

  return { ...state, send: (file: File) => void send(file), reset }
}
