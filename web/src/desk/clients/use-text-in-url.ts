import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

/**
 * What is typed into a field, which the address keeps for Back and for a link. The address follows the field: read from it
 * while somebody types fast, WebKit gives back what was typed before and loses letters.
 * @param name of the parameter in the address
 */
export function useTextInUrl(name: string): readonly [text: string, setText: (typed: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inUrl = parameters.get(name) ?? '';
  const isOwn = useNavigationType() === 'REPLACE';
  const [text, setText] = useState(inUrl);
  const [seen, setSeen] = useState(inUrl);
  if (inUrl !== seen) {
    setSeen(inUrl);
    if (!isOwn) setText(inUrl);
  }
  const type = (typed: string) => {
    setText(typed);
    setParameters(typed === '' ? {} : { [name]: typed }, { replace: true });
  };
  return [text, type];
}
