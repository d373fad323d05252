import { useEffect, useRef, useState } from 'react'
import { type PictureKind, sendPicture } from './send-picture.ts'

type State = {
  /** The address of the chosen picture, shown before anybody else has it. */
  preview?: string
  /** How much of it has been sent, of one; nothing when none is on its way. */
  sent?: number
  /** What it is called once it has arrived. */
  id?: string
  error?: Error
}

interface SendPlan {
  kind: PictureKind
  /** Work that whoever saves the form should wait for; it ends with the reason if nothing arrived. */
  onSend?: (work: Promise<Error | undefined>) => void
  onSent: (id: string) => void
}

/** Sends one picture at a time: a second one takes the place of the first. */
export function useSendPicture({ kind, onSend, onSent }: SendPlan) {
  const [state, setState] = useState<State>({})
  const { preview } = state
  const current = useRef<AbortController>(null)

  useEffect(() => () => current.current?.abort(), [])
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  async function send(file: File): Promise<Error | undefined> {
    current.current?.abort()
    const { signal } = (current.current = new AbortController())
    const address = URL.createObjectURL(file)
    const onProgress = (sent: number) => setState({ preview: address, sent })
    onProgress(0)
    try {
      const id = await sendPicture(kind, file, { signal, onProgress })
      setState({ preview: address, id })
      onSent(id)
      return undefined
    } catch (cause) {
      if (signal.aborted) return undefined
      const error = cause instanceof Error ? cause : new Error(String(cause))
      setState({ error })
      return error
    }
  }

  function start(file: File) {
    const work = send(file)
    onSend?.(work)
  }

  function reset() {
    current.current?.abort()
    setState({})
  }

  return { ...state, send: start, reset }
}
