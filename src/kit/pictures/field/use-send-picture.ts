import { useEffect, useRef, useState } from 'react'
import { type PictureKind, sendPicture } from './send-picture.ts'

type State = {
  preview?: string
  sent?: number
  id?: string
  error?: Error
}

interface SendPlan {
  kind: PictureKind
  onSend?: (work: Promise<Error | undefined>) => void
  onSent: (id: string) => void
}

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
