import { useEffect, useRef, useState } from 'react'
import { type PictureKind, sendPicture } from './send-picture.ts'

type State = {
  /** A local URL of the chosen picture, shown during the upload. */
  preview?: string
  /** The sent fraction, from 0 to 1; undefined when no upload is running. */
  sent?: number
  id?: string
  error?: Error
}

interface SendPlan {
  kind: PictureKind
  /** The form waits for this promise before saving; it resolves to the error if the upload failed. */
  onSend?: (work: Promise<Error | undefined>) => void
  onSent: (id: string) => void
}

/** Uploads one picture at a time: a second one replaces the first. */
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
