;;; navc.el --- Navigation graphs of navc  -*- lexical-binding: t; -*-

;; Author: The authors of navc
;; Version: 0.1.0
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages, tools
;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; A mode for graph files, whose names end in .nav.yaml, and the set-up of
;; their language server for Eglot:
;;
;;     (require 'navc)
;;     (add-hook 'navc-mode-hook #'eglot-ensure)
;;
;; `navc-picture' shows a picture of the graph, and `navc-explain' describes
;; the message at point.

;;; Code:

(require 'browse-url)
(require 'flymake)
(require 'jsonrpc)
(require 'subr-x)

(declare-function eglot-current-server "ext:eglot")
(defvar eglot-server-programs)

(defgroup navc nil
  "Navigation graphs of navc."
  :group 'languages
  :prefix "navc-")

(defcustom navc-program "navc"
  "The program that contains the language server."
  :type 'string)

(defcustom navc-server-options nil
  "The options of the language server, such as (:strict t)."
  :type 'plist)

;;; Modes

(defvar navc-plain-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?- "_" table)
    table)
  "The syntax of YAML: comments and words.")

(defconst navc-plain-font-lock-keywords
  '(("^[ \t]*\\(?:- \\)?\\([[:word:]_.-]+\\):\\(?:[ \t]\\|$\\)"
     1 font-lock-keyword-face)
    ("[{,][ \t]*\\([[:word:]_.-]+\\):[ \t]" 1 font-lock-variable-name-face))
  "The keys of mappings.")

(define-derived-mode navc-plain-mode prog-mode "YAML"
  "A mode for YAML if `yaml-mode' is not installed."
  (setq-local comment-start "# ")
  (setq-local comment-start-skip "#+[ \t]*")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'indent-relative)
  (setq-local font-lock-defaults '(navc-plain-font-lock-keywords)))

(defalias 'navc-parent-mode
  (if (require 'yaml-mode nil t) 'yaml-mode 'navc-plain-mode)
  "The mode that `navc-mode' extends.")

(defvar navc-mode-map
  (let ((map (make-sparse-keymap)))
    ;; In `text-mode', which `yaml-mode' extends, this key completes words of a
    ;; dictionary.
    (define-key map (kbd "C-M-i") #'completion-at-point)
    map)
  "The keys of `navc-mode'.")

;;;###autoload
(define-derived-mode navc-mode navc-parent-mode "Nav"
  "A mode for navigation graphs of navc."
  :group 'navc
  (add-hook 'project-find-functions #'navc-project-of-package 90 t))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.nav\\.yaml\\'" . navc-mode))

(defun navc-project-of-package (directory)
  "Return the project of the Swift package around DIRECTORY.
Repositories come first, because this function is the last one in
`project-find-functions'."
  (when-let ((root (locate-dominating-file directory "Package.swift")))
    (cons 'transient (expand-file-name root))))

;;; The language server

(defun navc-contact (&rest _)
  "Return the command of the language server with its options."
  `(,navc-program "lsp"
                  ,@(and navc-server-options
                         `(:initializationOptions ,navc-server-options))))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               '(((navc-mode :language-id "yaml")) . navc-contact)))

(defun navc-uri ()
  "Return the URI of the current buffer, as Eglot writes it."
  (funcall (if (fboundp 'eglot-path-to-uri) 'eglot-path-to-uri 'eglot--path-to-uri)
           (or buffer-file-name (user-error "This buffer has no file"))))

(defun navc-execute (command &rest argument)
  "Run COMMAND of the server with the members of ARGUMENT, and return its text."
  (unless (and (fboundp 'eglot-current-server) (eglot-current-server))
    (user-error "This buffer has no language server"))
  ;; The server answers from the text of the buffer, which Eglot sends later.
  (when (fboundp 'eglot--signal-textDocument/didChange)
    (funcall 'eglot--signal-textDocument/didChange))
  (condition-case failure
      (jsonrpc-request (eglot-current-server) :workspace/executeCommand
                       (list :command command :arguments (vector argument)))
    (jsonrpc-error
     (user-error "%s" (or (alist-get 'jsonrpc-error-message (cddr failure))
                          (error-message-string failure))))))

;;; Commands

(defun navc-show-svg (text)
  "Show the picture TEXT in a buffer."
  (with-current-buffer (get-buffer-create "*navc picture*")
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text)
      (image-mode))
    (display-buffer (current-buffer))))

(defun navc-show-page (text)
  "Show the HTML page TEXT in a browser."
  (let ((file (make-temp-file "navc-" nil ".html" text)))
    (message "The picture is in %s" file)
    (browse-url-of-file file)))

;;;###autoload
(defun navc-picture (&optional screen)
  "Show a picture of the graph in the current buffer.
With a prefix argument, read the name of a SCREEN, and show only
the part around it.  If Emacs cannot show SVG, the picture is a
page in a browser."
  (interactive
   (list (and current-prefix-arg (read-string "Screen: " (thing-at-point 'symbol t)))))
  (let* ((is-svg (and (display-images-p) (image-type-available-p 'svg)))
         (text (apply #'navc-execute "navc.picture"
                      :uri (navc-uri) :format (if is-svg "svg" "html")
                      (and screen (not (string-empty-p screen))
                           (list :screen screen)))))
    (if is-svg (navc-show-svg text) (navc-show-page text))))

(defun navc-ids-at-point ()
  "Return the IDs of the messages at point, then those on its line."
  (let ((find (lambda (from to)
                (mapcar (lambda (diagnostic)
                          (plist-get (alist-get 'eglot-lsp-diag
                                                (flymake-diagnostic-data diagnostic))
                                     :code))
                        (flymake-diagnostics from to)))))
    (delete-dups
     (delq nil (append (funcall find (point) nil)
                       (funcall find (line-beginning-position) (line-end-position)))))))

;;;###autoload
(defun navc-explain (id)
  "Describe the message with ID.
Interactively, describe the message at point.  If there is none,
or with a prefix argument, read the ID."
  (interactive
   (let ((ids (navc-ids-at-point)))
     (list (if (and ids (not current-prefix-arg))
               (car ids)
             (completing-read "ID of a message: " ids)))))
  (let ((text (navc-execute "navc.explain" :id id)))
    (with-current-buffer (get-buffer-create "*navc explain*")
      (let ((inhibit-read-only t))
        (erase-buffer)
        (insert text)
        (goto-char (point-min))
        (special-mode))
      (display-buffer (current-buffer)))))

(provide 'navc)

;;; navc.el ends here
