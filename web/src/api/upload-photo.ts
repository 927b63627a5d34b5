import type { Call } from '@laine/contract/call.ts';
import { clientPath } from '@laine/contract/call.ts';
import { Declined } from '@laine/contract/client.ts';
import { photoCalls } from '@laine/contract/public/photo-calls.ts';
import { SIGNED_IN_AS } from '@laine/contract/signed-in-as.ts';
import { pageOwner } from './page-owner.ts';

const uploadCall: Call = photoCalls.uploadPhoto;

/**
 * Sends a picture and tells how much of it is there, from 0 to 1. Only this old way of asking tells of the way up; over
 * a beach's network that may take a while.
 */
export function uploadPhoto(
  picture: Blob,
  onProgress: (part: number) => void,
  address = clientPath(uploadCall),
): Promise<{ id: string; url: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadCall.method, address);
    const owner = pageOwner.find();
    if (owner !== null) request.setRequestHeader(SIGNED_IN_AS, owner);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(new TypeError('no network')));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      if (status >= 400) return reject(new Declined(status, responseText, headersOf(request)));
      return resolve(photoCalls.uploadPhoto.answer.parse(JSON.parse(responseText)));
    });
    request.send(picture);
  });
}

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .trim()
      .split(/\r?\n/)
      .map((line): [string, string] => {
        const at = line.indexOf(':');
        return [line.slice(0, at), line.slice(at + 1).trim()];
      }),
  );
