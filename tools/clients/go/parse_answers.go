// Parses recorded answers with a generated client, each into the type that the method of its operation returns, and
// prints them again: no value may be lost or changed. Argument: a file of [{operationId, body}].
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"time"

	"generated/client"
)

type answer struct {
	OperationID string `json:"operationId"`
	Body        json.RawMessage
}

func main() {
	file, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var answers []answer
	if err := json.Unmarshal(file, &answers); err != nil {
		panic(err)
	}
	types := answerTypes()
	parsed := 0
	for _, each := range answers {
		if problem := problemOf(each, types); problem == "" {
			parsed++
		} else {
			fmt.Printf("%s: %s\n", each.OperationID, problem)
		}
	}
	fmt.Printf("%d of %d\n", parsed, len(answers))
	if parsed < len(answers) {
		os.Exit(1)
	}
}

// answerTypes returns the types by the name of the operation in lower case.
func answerTypes() map[string]reflect.Type {
	types := map[string]reflect.Type{}
	families := reflect.TypeOf(client.APIClient{})
	for i := range families.NumField() {
		family := families.Field(i).Type
		for j := range family.NumMethod() {
			method := family.Method(j)
			if name, found := strings.CutSuffix(method.Name, "Execute"); found {
				types[strings.ToLower(name)] = method.Type.Out(0)
			}
		}
	}
	return types
}

func problemOf(sent answer, types map[string]reflect.Type) string {
	kind, found := types[strings.ToLower(strings.ReplaceAll(sent.OperationID, "-", ""))]
	if !found {
		return "has no method"
	}
	value := reflect.New(kind)
	if err := json.Unmarshal(sent.Body, value.Interface()); err != nil {
		return err.Error()
	}
	printed, err := json.Marshal(value.Interface())
	if err != nil {
		return err.Error()
	}
	return difference(decoded(sent.Body), decoded(printed), "")
}

func decoded(text []byte) any {
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		panic(err)
	}
	return value
}

// difference returns where what was printed is not what was sent; "" when nowhere. A member that is null may be left
// out.
func difference(sent, printed any, path string) string {
	switch sent := sent.(type) {
	case map[string]any:
		members, _ := printed.(map[string]any)
		if members == nil {
			return path + " is no object"
		}
		for name, value := range sent {
			if found := difference(value, members[name], path+"/"+name); found != "" {
				return found
			}
		}
	case []any:
		items, _ := printed.([]any)
		if len(items) != len(sent) || printed == nil {
			return path + " has another length"
		}
		for i, value := range sent {
			if found := difference(value, items[i], fmt.Sprintf("%s/%d", path, i)); found != "" {
				return found
			}
		}
	default:
		if sent != printed && !sameTime(sent, printed) {
			return fmt.Sprintf("%s was %v and is %v", path, sent, printed)
		}
	}
	return ""
}

func sameTime(sent, printed any) bool {
	one, ok := timeOf(sent)
	other, alsoOk := timeOf(printed)
	return ok && alsoOk && one.Equal(other)
}

func timeOf(value any) (time.Time, bool) {
	text, _ := value.(string)
	moment, err := time.Parse(time.RFC3339Nano, text)
	return moment, err == nil
}
