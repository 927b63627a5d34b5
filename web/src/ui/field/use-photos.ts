import { useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { uploadPhoto } from '../../api/upload-photo.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type ChosenPhoto = {
  key: number;
  file: File;
  /** The browser's own copy. */
  preview: string;
  /** From 0 to 1 while it is on its way. */
  progress: number;
  id?: string;
  trouble?: string;
};

/** Pictures are sent as soon as they are chosen, so that sending the report takes no time. */
export function usePhotos(max: number) {
  const { i18n } = useLingui();
  const [photos, setPhotos] = useState<ChosenPhoto[]>([]);
  const next = useRef(0);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const change = (key: number, to: Partial<ChosenPhoto>) =>
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...to } : photo)));

  const send = async ({ key, file }: ChosenPhoto) => {
    try {
      const { id } = await uploadPhoto(await shrinkPicture(file), (progress) => change(key, { progress }));
      change(key, { id, progress: 1 });
    } catch (cause) {
      change(key, { trouble: problemText(cause, i18n) });
    }
  };

  return {
    photos,
    isFull: photos.length >= max,
    isSending: photos.some(({ id, trouble }) => id === undefined && trouble === undefined),
    add: (files: Iterable<File>) => {
      const added = [...files].slice(0, max - photos.length).map((file) => {
        next.current += 1;
        const preview = URL.createObjectURL(file);
        previews.current.add(preview);
        return { key: next.current, file, preview, progress: 0 };
      });
      setPhotos((now) => [...now, ...added]);
      for (const photo of added) void send(photo);
    },
    retry: (photo: ChosenPhoto) => {
      setPhotos((now) =>
        now.map((each) => {
          if (each.key !== photo.key) return each;
          const { trouble: _, ...rest } = each;
          return { ...rest, progress: 0 };
        }),
      );
      void send(photo);
    },
    remove: ({ key }: ChosenPhoto) => {
      setPhotos((now) => now.filter((photo) => photo.key !== key));
    },
  };
}
