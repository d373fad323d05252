import { type ComponentProps, type ReactNode, useState } from 'react'

type CoverImageProps = ComponentProps<'img'> & {
  src: string
  alt: string
  /** In its place when it is none. */
  fallback: ReactNode
}

/** A picture as a cover: 2:3 from the start, whatever its own shape. */
export function CoverImage({ fallback, src, alt, className = '', ...rest }: CoverImageProps) {
  const [broken, setBroken] = useState<string>()
  if (src === broken) return fallback
  return (
    <img
      key={src}
      {...rest}
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setBroken(src)}
      className={`block aspect-2/3 w-full rounded-sm bg-hover object-cover shadow-raised ${className}`}
    />
  )
}
