/// The completion scripts of the shells. Each one only inserts the offers of `navc completion --offers`.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completion of navc in bash. Written by 'navc completion bash'.
    _navc() {
      local kind word quoted
      COMPREPLY=()
      # A file name gets quotes from bash. A word gets them here, because its characters can be those of a command.
      while IFS=$'\t' read -r kind word; do
        if [[ $kind == path ]]; then
          compopt -o filenames 2>/dev/null
        else
          printf -v quoted %q "$word"
          if [[ $kind == inner && $quoted != "$word" ]]; then
            continue
          fi
          word=$quoted
        fi
        COMPREPLY+=("$word")
      done < <("${COMP_WORDS[0]}" completion bash --offers -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then
        compopt -o nospace 2>/dev/null
      fi
    }
    complete -F _navc navc

    """#

  private static let zshText = #"""
    #compdef navc
    # Completion of navc in zsh. Written by 'navc completion zsh'.
    _navc() {
      local line word meaning
      local -a described directories plain
      # zsh would quote the '~' of an offer.
      local home=
      if [[ -z $compstate[quote] ]] && compset -P '\~/'; then
        home='~/'
      fi
      for line in "${(@f)$("$words[1]" completion zsh --offers -- "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        word=${${line%%$'\t'*}#"$home"}
        meaning=${line#*$'\t'}
        if [[ -z $word ]]; then
          continue
        elif [[ $word == */ ]]; then
          directories+=("$word")
        elif [[ -n $meaning ]]; then
          described+=("${word//:/\\:}:$meaning")
        else
          plain+=("$word")
        fi
      done
      (( $#described )) && _describe -t words 'navc' described
      (( $#plain )) && compadd -- "${plain[@]}"
      (( $#directories )) && compadd -S '' -- "${directories[@]}"
    }
    if [[ $funcstack[1] == _navc ]]; then
      _navc "$@"
    else
      compdef _navc navc
    fi

    """#

  private static let fishText = #"""
    # Completion of navc in fish. Written by 'navc completion fish'.
    function __navc_offers
      set -l words (commandline -opc) (commandline -ct)
      command $words[1] completion fish --offers -- $words[2..-1] 2>/dev/null
    end
    complete -c navc -f -a '(__navc_offers)'

    """#
}
