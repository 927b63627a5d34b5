import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { checkPicture, MAX_PICTURE_BYTES, type PictureTrouble } from './picture-limits.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

/** Sends a chosen file; until it is there, the browser shows its own copy. */
export function usePictureUpload(upload: (file: File) => Promise<string>, onUploaded: (url: string) => void) {
  const { t, i18n } = useLingui();
  const [preview, setPreview] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const latest = useRef(0);
  useEffect(() => () => void (preview !== undefined && URL.revokeObjectURL(preview)), [preview]);

  const megabytes = MAX_PICTURE_BYTES / BYTES_PER_MEGABYTE;
  const words: Record<PictureTrouble, () => string> = {
    type: () => t`Choose a picture: JPEG, PNG or WebP.`,
    size: () => t({ message: `This picture is larger than ${megabytes} MB.`, comment: 'Limit of an uploaded file' }),
    empty: () => t`This file is empty.`,
  };

  const send = async (file: File) => {
    const wrong = checkPicture(file, MAX_PICTURE_BYTES);
    setTrouble(wrong && words[wrong]());
    if (wrong) return;
    latest.current += 1;
    const mine = latest.current;
    setPreview(URL.createObjectURL(file));
    try {
      const url = await upload(file);
      if (mine === latest.current) onUploaded(url);
    } catch (cause) {
      if (mine === latest.current) setTrouble(problemText(cause, i18n));
    } finally {
      if (mine === latest.current) setPreview(undefined);
    }
  };

  return { send, preview, isSending: preview !== undefined, trouble };
}
