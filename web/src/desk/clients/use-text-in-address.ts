import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

/**
 * What is typed into a field, which the address keeps for Back and for a link. The address follows the field: read from it
 * while somebody types fast, WebKit gives back what was typed before and loses letters.
 * @param name of the parameter in the address
 */
export function useTextInAddress(name: string): readonly [text: string, setText: (typed: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get(name) ?? '';
  const isOwn = useNavigationType() === 'REPLACE';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (!isOwn) setText(inAddress);
  }
  const type = (typed: string) => {
    setText(typed);
    setParameters(typed === '' ? {} : { [name]: typed }, { replace: true });
  };
  return [text, type];
}
