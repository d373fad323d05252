import { type CSSProperties, useState } from 'react'
import { hueOf, initials } from './initials.ts'

interface AvatarProps {
  name: string
  image?: string | null
  size?: keyof typeof sizes
  shape?: keyof typeof shapes
}

const sizes = {
  small: 'size-7 text-[calc(var(--spacing)*2.75)]',
  medium: 'size-9 text-[calc(var(--spacing)*3.25)]',
  large: 'size-16 text-[calc(var(--spacing)*5.5)]',
}

const shapes = { round: 'rounded-full', square: 'rounded-md' }

export function Avatar({ name, image, size = 'medium', shape = 'round' }: AvatarProps) {
  const style: CSSProperties & Record<'--hue', number | undefined> = { '--hue': hueOf(name) }
  const [broken, setBroken] = useState<string>()
  return (
    <span
      aria-hidden
      style={style}
      className={`grid shrink-0 place-items-center overflow-hidden bg-[light-dark(oklch(0.91_0.03_var(--hue)),oklch(0.34_0.045_var(--hue)))] text-[light-dark(oklch(0.36_0.07_var(--hue)),oklch(0.9_0.04_var(--hue)))] select-none forced-colors:border ${shapes[shape]} ${sizes[size]}`}
    >
      {image && image !== broken ? (
        <img
          src={image}
          alt=""
          // The image may have failed before hydration attached the error handler.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) setBroken(image)
          }}
          onError={() => setBroken(image)}
          className="size-full object-cover"
        />
      ) : (
        <span className="font-medium">{initials(name)}</span>
      )}
    </span>
  )
}
