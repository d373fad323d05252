import { type ComponentProps, type ReactNode, useState } from 'react'

type CoverImageProps = ComponentProps<'img'> & {
  src: string
  alt: string
  fallback: ReactNode
}

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
