import type { ReactNode } from 'react'
import { CoverImage } from '../cover-image.tsx'
import { PictureField, type PictureFieldProps } from './picture-field.tsx'

interface CoverFieldProps extends Omit<PictureFieldProps, 'kind' | 'children'> {
  fallback: ReactNode
}

export function CoverField({ fallback, ...field }: CoverFieldProps) {
  return (
    <PictureField {...field} kind="cover">
      {(picture, alt) =>
        picture ? <CoverImage {...picture} alt={alt} fallback={fallback} /> : fallback
      }
    </PictureField>
  )
}
