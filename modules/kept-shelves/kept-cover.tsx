import { useEffect, useState } from 'react'
import { Cover } from '#modules/covers/index.ts'
import { keptPicture } from '#modules/pwa/index.ts'

interface KeptCoverProps {
  title: string
  author: string
  picture: string | null
}

export function KeptCover({ title, author, picture }: KeptCoverProps) {
  const source = useKeptPicture(picture)
  return (
    <span className="w-9 shrink-0">
      {source ? (
        <img src={source} alt="" className="aspect-2/3 w-full rounded-sm object-cover" />
      ) : (
        <Cover title={title} author={author} />
      )}
    </span>
  )
}

function useKeptPicture(picture: string | null) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    if (!picture) return undefined
    let made: string | undefined
    let isGone = false
    void keptPicture(picture).then((blob) => {
      if (!blob || isGone) return
      made = URL.createObjectURL(blob)
      setSource(made)
    })
    return () => {
      isGone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [picture])
  return source
}
